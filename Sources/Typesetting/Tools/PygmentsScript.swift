/// What Python runs to colour code.
///
/// The answer to the first frame is `+` and the files that tell one Pygments from another, or `-` and what is wrong.
/// Each further frame holds samples, the language and after a line feed the code; the answer holds for each `+` and
/// the markup, `=` where it is to be shown plain, or `?` where it is so for the time that it would take.
let pygmentsScript = #"""
  import sys
  sys.path[:] = [folder for folder in sys.path if folder]  # not the folder where the build was started
  import functools, itertools, os, signal

  def receive():
      header = sys.stdin.buffer.read(4)
      if len(header) < 4:
          sys.exit()
      frame = sys.stdin.buffer.read(int.from_bytes(header, 'big'))
      fields, at = [], 0
      while at < len(frame):
          end = at + 4 + int.from_bytes(frame[at:at + 4], 'big')
          fields.append(frame[at + 4:end])
          at = end
      return fields

  def field(data):
      return len(data).to_bytes(4, 'big') + data

  def send(fields):
      sys.stdout.buffer.write(field(b''.join(map(field, fields))))
      sys.stdout.buffer.flush()

  receive()
  try:
      import pygments
      from pygments.lexers import find_lexer_class_by_name
      from pygments.token import STANDARD_TYPES
      send([b'+', os.fsencode(pygments.__file__)])
  except Exception as problem:
      send([b'-' + str(problem).encode()])
      sys.exit(1)

  @functools.lru_cache(None)
  def lexer_class(language):
      try:
          return find_lexer_class_by_name(language)
      except Exception:  # the search for an unknown name is long, so that it is kept too
          return None

  ESCAPES = {38: '&amp;', 60: '&lt;', 62: '&gt;', 34: '&quot;', 39: '&#x27;'}
  PLAIN = {'', 'w', 'n', 'p', 'pm', 'x', 'err', 'esc', 'g', 'l', 'ld'}

  @functools.lru_cache(None)
  def name_of(kind):
      while kind not in STANDARD_TYPES:
          kind = kind.parent
      return STANDARD_TYPES[kind]

  def style(token):
      return name_of(token[0])

  def markup(language, code):
      lexer = lexer_class(language)(stripnl=False, ensurenl=False)
      for name, tokens in itertools.groupby(lexer.get_tokens(code), style):
          text = ''.join(value for _, value in tokens).translate(ESCAPES)
          yield text if name in PLAIN else f'<span class="dp-c-{name}">{text}</span>'

  class Late(BaseException):
      pass

  def stop(number, frame):
      raise Late

  def colour(request):
      language, code = request.decode().split('\n', 1)
      try:
          signal.alarm(10)
          if lexer_class(language) is None:
              return b'='
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
