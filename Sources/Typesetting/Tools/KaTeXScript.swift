/// What Node runs to set formulas; its argument is the place of KaTeX.
///
/// The first frame holds the macros, names and expansions in turn; its answer is `+`, or `-` and what is wrong. Each
/// further frame holds formulas, `d` (displayed) or `i` (in the line) and the TeX; the answer holds for each `+` and
/// the markup, or `-` and the reason.
let katexScript = #"""
  const fs = require('fs')

  function read(count) {
    const bytes = Buffer.alloc(count)
    for (let at = 0; at < count;) {
      const got = fs.readSync(0, bytes, at, count - at, null)
      if (got === 0) process.exit(0)
      at += got
    }
    return bytes
  }

  function receive() {
    const frame = read(read(4).readUInt32BE(0))
    const fields = []
    for (let at = 0; at < frame.length;) {
      const end = at + 4 + frame.readUInt32BE(at)
      fields.push(frame.toString('utf8', at + 4, end))
      at = end
    }
    return fields
  }

  function field(bytes) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return Buffer.concat([length, bytes])
  }

  function send(fields) {
    const frame = field(Buffer.concat(fields.map(text => field(Buffer.from(text)))))
    for (let at = 0; at < frame.length;) at += fs.writeSync(1, frame, at)
  }

  const macros = {}
  const words = receive()
  for (let at = 0; at + 1 < words.length; at += 2) macros[words[at]] = words[at + 1]

  let katex
  try {
    katex = require(process.argv[1])
    katex.renderToString('x', { output: 'mathml' })
    send(['+'])
  } catch (problem) {
    send(['-' + problem.message])
    process.exit(1)
  }

  function set(request) {
    const tex = request.slice(1)
    try {
      const markup = katex.renderToString(tex, {
        displayMode: request[0] === 'd', output: 'mathml', throwOnError: true, strict: 'ignore',
        macros: { ...macros },
        // A macro that is expanded again and again cannot make much of a long formula.
        maxExpand: Math.min(1000, 1e6 / tex.length), maxSize: 100,
        trust: use => { throw new Error(use.command + ' is not allowed') },
      })
      return markup.length > 1e6 ? '-it grows too large' : '+' + markup
    } catch (problem) {
      if (problem instanceof RangeError) return '-it is nested too deeply'
      const reason = /^(?:KaTeX parse error: )?([^]*?)(?: at (?:position \d+|end of input): [^]*)?$/
      return '-' + reason.exec(problem.message)[1]
    }
  }

  for (;;) send(receive().map(set))
  """#
