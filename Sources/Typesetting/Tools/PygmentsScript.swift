/// What Python runs to colour code.
///
/// The answer to the first frame is `+` and the files that tell one Pygments from another, or `-` and what is wrong.
/// Each further frame holds samples, the language and after a line feed the code; the answer holds for each `+` and
/// the markup, `=` where it is to be shown plain, or `?` where it is so for the time that it would take.
let pygmentsScript = #"""
  import sys
  sys.path[:] = [folder for folder in sys.path if folder]  # not the folder where the build was started
  import html, itertools, os, signal, struct

  def receive():
      header = sys.stdin.buffer.read(4)
      if len(header) < 4:
          sys.exit()
      frame = sys.stdin.buffer.read(struct.unpack('>I', header)[0])
      fields, at = [], 0
      while at < len(frame):
          end = at + 4 + struct.unpack_from('>I', frame, at)[0]
          fields.append(frame[at + 4:end])
          at = end
      return fields

  def field(data):
      return struct.pack('>I', len(data)) + data

  def send(fields):
      sys.stdout.buffer.write(field(b''.join(map(field, fields))))
      sys.stdout.buffer.flush()

  receive()
  try:
      import pygments
      from pygments.lexers import get_lexer_by_name
      from pygments.token import STANDARD_TYPES
      from pygments.util import ClassNotFound
      send([b'+', os.fsencode(pygments.__file__)])
  except Exception as problem:
      send([b'-' + str(problem).encode()])
      sys.exit(1)

  PLAIN = {'', 'w', 'n', 'p', 'pm', 'x', 'err', 'esc', 'g', 'l', 'ld'}

  def style(token):
      kind = token[0]
      while kind not in STANDARD_TYPES:
          kind = kind.parent
      return STANDARD_TYPES[kind]

  def markup(language, code):
      lexer = get_lexer_by_name(language, stripnl=False, ensurenl=False)
      for name, tokens in itertools.groupby(lexer.get_tokens(code), style):
          text = html.escape(''.join(value for _, value in tokens))
          yield text if name in PLAIN else f'<span class="dp-c-{name}">{text}</span>'

  class Late(BaseException):
      pass

  def stop(number, frame):
      raise Late

  def colour(request):
      language, code = request.decode().split('\n', 1)
      try:
          signal.alarm(10)
          return b'+' + ''.join(markup(language, code)).encode()
      except Late:
          return b'?'
      except Exception:
          return b'='
      finally:
          signal.alarm(0)

  signal.signal(signal.SIGALRM, stop)
  while True:
      send([colour(request) for request in receive()])
  """#
