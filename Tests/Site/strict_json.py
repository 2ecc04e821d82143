"""JSON read without forgiveness: UTF-8 without a mark, no key twice, no number that JSON lacks."""
from __future__ import annotations

import json
from typing import Any


def loads(data: bytes) -> Any:
    """Reads a document; objects keep the order of their keys."""
    return json.loads(data.decode("utf-8"), object_pairs_hook=unique, parse_constant=refuse)


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"keys given twice: {sorted({key for key in keys if keys.count(key) > 1})}")
    return result


def refuse(name: str) -> None:
    raise ValueError(f"{name} is no JSON")
