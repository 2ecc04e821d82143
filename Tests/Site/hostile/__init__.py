"""What strangers may write into a deck to harm its readers, a site that holds all of it, and what watches its pages.

`raw_html`, `markup` and `metadata` are the corpus, `inputs` numbers it, `site` builds it, `watching` loads the pages in
a browser and `allowed` says what may stand in them.
"""
