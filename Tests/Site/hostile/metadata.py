"""Attacks outside the text of cards: in front matter, settings, attributes and the names of files."""
from __future__ import annotations

# Each stands in every text of a deck's front matter.
TEXTS: dict[str, str] = {
    "a tag": "<img src=HERE onerror=RAN>",
    "a script": "</title></script><script>RAN</script>",
    "the end of an attribute": '"><img src=HERE onerror=RAN>',
    "a handler in double quotes": '" onclick="RAN" autofocus onfocus="RAN" x="',
    "a handler in single quotes": "' onclick='RAN' x='",
    "a handler without quotes": "x onclick=RAN style=background:url(AWAY)",
    "an address": "javascript:RAN",
    "a refresh": '0;url=javascript:RAN"><meta http-equiv="refresh" content="0;url=AWAY">',
    "entities": "&lt;script&gt;RAN&lt;/script&gt; &quot;onclick=&quot;RAN &#60;img src=HERE onerror=RAN&#62;",
    "names of the template": "{{title}} {{{deck.title}}} {{>layout}} {{=<% %>=}}",
    "a comment": "--><!--><img src=HERE onerror=RAN><!--",
    "Markdown": "[text](javascript:RAN) ![\"><script>](AWAY) <svg onload=RAN> `</code>`",
    "a text turned round": "\u202e>RAN=rorreno EREH=crs gmi<\u2066\u2028</h1><svg onload=RAN>",
    "a path": "../../../<b onclick=RAN>/..\\..\\x",
}

# Each is the attributes of a card.
ATTRIBUTES: dict[str, str] = {
    "a language": 'lang="\\" onclick=\\"RAN"',
    "a language in single quotes": "lang='\" onclick=\"RAN'",
    "a language with a tag": 'lang="x><img src=HERE onerror=RAN>"',
    "a direction": 'dir="rtl\\" onclick=\\"RAN"',
    "an alias": 'alias="\\"><img src=HERE onerror=RAN>"',
    "an alias of the theme": 'alias=dp-main alias="dp-downloads"',
    "an alias elsewhere": 'alias="../../x/\\" onclick=\\"RAN"',
    "a class": ".dp-card .x&quot;onclick=RAN",
    "a handler": 'onclick="RAN" style="background:url(AWAY)" src=HERE',
    "an id": '#"><script>RAN</script>',
    "an id that hides": "#location .body name=head",
    "a braced tag": "{{<img src=HERE onerror=RAN>}}",
}

# Each is a file's name, below the folder of the decks.
FILE_NAMES: dict[str, str] = {
    "a tag": '"><img src=HERE onerror=RAN>.md',
    "a script": "javascript:RAN.md",
    "entities": "&lt;script&gt;RAN&lt;&#47;script&gt;.md",
    "the template": "{{title}} {{{x}}}.md",
    "percent escapes": "%22%3E%3Cscript%3E%2e%2e%2f.md",
    "a folder": "' onclick='RAN/<svg onload=RAN>/deck.md",
    "a question": "deck?x=1#\" onclick=\"RAN.md",
    "a line end": "deck\nonclick=RAN.md",
    "a text turned round": "\u202edm.<script>RAN.md",
    "a backslash": "..\\..\\<b onclick=RAN>.md",
}

# The lines that end a build with an error; each stands in a deck of its own.
ERRORS: dict[str, tuple[str, str]] = {
    "a date": ("---\ndate: \"><script>RAN</script>\"\n---\n\n## term\n\ntext\n", "2:7"),
    "a level": ("---\ncard-level: 1><script>\n---\n\n## term\n\ntext\n", "2:13"),
    "a direction": ("---\ndirection: \"ltr\\\" onclick=\\\"RAN\"\n---\n\n## term\n\ntext\n", "2:12"),
    "a language": ("---\nlanguage: 'es\" onclick=\"RAN'\n---\n\n## term\n\ntext\n", "2:11"),
    "an id of the theme": ("## term {#dp-main}\n\ntext\n", "1:1"),
    "NUL in a tag": ("## term\n\n<img\0 src=HERE onerror=RAN><scr\0ipt>RAN</script>\n", "3:5"),
    "front matter that never ends": ("---\ntitle: <script>RAN</script>\n\n## term\n\ntext\n", "1:1"),
    "a format": ("---\nformat: <script>RAN</script>\n---\n\n## term\n\ntext\n", "2:9"),
}
