"""Writes web/src/wire/types.ts: everything that travels between the page and the server, as TypeScript.

Run it by `python web/tools/wire_types.py` after a change of a type; with `--check` it writes nothing and fails if the
file is not what it would write.  The types are read from the classes that the server encodes and from which the OpenAPI
document is made, not from that document: it has no messages of the socket, and does not know of what has a default
whether it may be left out, as in a request, or is always there.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import GenericAlias, UnionType

import msgspec
from msgspec import inspect as i

from undermine.server import library, wire

TARGET = Path(__file__).parent.parent / "src" / "wire" / "types.ts"
HEAD = """\
// What travels between the page and the server, as types (docs/api.md).  Made by web/tools/wire_types.py from the types
// of the server; not to be edited.
"""
MESSAGES = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}


def named() -> list[type]:
    """What the server declares for its addresses and its socket, in the order of the files."""
    return [
        each
        for module in (wire, library)
        for each in vars(module).values()
        if isinstance(each, type) and not isinstance(each, GenericAlias) and each.__module__ == module.__name__
    ]


def document() -> str:
    """The whole file."""
    texts: dict[str, str] = {}
    waiting = list(i.multi_type_info([each for each in named() if is_told(each)]))
    while waiting:
        told = waiting.pop(0)
        name = name_of(told)
        if name in texts:
            assert texts[name] == text_of(told), f"two types are called {name}"
            continue
        texts[name] = text_of(told)
        # What a type is made of stands behind it.
        waiting[:0] = parts_of(told)
    for name, union in MESSAGES.items():
        texts[name] = f"export type {name} = {' | '.join(each.__name__ for each in members(union))};\n"
    return "\n".join([HEAD, *texts.values()])


def members(union: object) -> tuple[type, ...]:
    assert isinstance(union, UnionType)
    return union.__args__


def is_told(each: type) -> bool:
    """Whether it says anything: the common parents of requests and of messages do not."""
    return bool(msgspec.structs.fields(each)) if issubclass(each, msgspec.Struct) else is_dictionary(each)


def is_dictionary(each: type) -> bool:
    return hasattr(each, "__required_keys__")


def text_of(told: i.Type) -> str:
    if isinstance(told, i.Metadata):
        # A list of fixed length that has a title.
        return f"{comment(told, '')}export type {name_of(told)} = {written(told.type)};\n"
    assert isinstance(told, i.StructType | i.TypedDictType)
    lines = [f'  {told.tag_field}: "{told.tag}";\n'] if isinstance(told, i.StructType) and told.tag_field else []
    for field in fields_of(told):
        kind, is_optional = kind_of(told, field)
        lines.append(f"{comment(field.type, '  ')}  {field.encode_name}{'?' * is_optional}: {written(kind)};\n")
    about = comment_of((told.cls.__doc__ or "").strip().split("\n\n")[0], "") if has_own_words(told.cls) else ""
    return f"{about}export interface {told.cls.__name__} {{\n{''.join(lines)}}}\n"


def has_own_words(cls: type) -> bool:
    return "__doc__" in vars(cls) and cls.__doc__ != dict.__doc__


def fields_of(told: i.StructType | i.TypedDictType) -> list[i.Field]:
    """In the order in which they are declared."""
    order = list(told.cls.__annotations__) if isinstance(told, i.TypedDictType) else [f.name for f in told.fields]
    return sorted(told.fields, key=lambda field: order.index(field.name))


def kind_of(told: i.StructType | i.TypedDictType, field: i.Field) -> tuple[i.Type, bool]:
    """The type of a field, and whether it may be missing: of a request what has a default, else what is not told."""
    has_default = not (field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT)
    if isinstance(told, i.TypedDictType) or told.forbid_unknown_fields or not has_default:
        return field.type, not field.required
    if not told.cls.__struct_config__.omit_defaults:
        return field.type, False
    return (without_null(field.type) if field.default is None else field.type), True


def without_null(kind: i.Type) -> i.Type:
    """For what is left out where it would be null."""
    kind = kind.type if isinstance(kind, i.Metadata) else kind
    assert isinstance(kind, i.UnionType)
    left = tuple(each for each in kind.types if not isinstance(each, i.NoneType))
    return left[0] if len(left) == 1 else i.UnionType(left)


def written(kind: i.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case i.Metadata():
            return name_of(kind) if has_name(kind) else written(kind.type)
        case i.StructType() | i.TypedDictType():
            return kind.cls.__name__
        case i.UnionType():
            return " | ".join(written(each) for each in kind.types)
        case i.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case i.DictType():
            return f"Record<string, {written(kind.value_type)}>"
        case i.TupleType():
            return f"readonly [{', '.join(written(each) for each in kind.item_types)}]"
        case i.ListType() | i.CollectionType() | i.VarTupleType():
            item = written(kind.item_type)
            if kind.max_length is not None and kind.min_length == kind.max_length:
                return f"readonly [{', '.join([item] * kind.max_length)}]"
            return f"({item})[]" if " | " in item or item.startswith("readonly") else f"{item}[]"
        case i.IntType() | i.FloatType():
            return "number"
        case i.StrType():
            return "string"
        case i.BoolType():
            return "boolean"
        case i.NoneType():
            return "null"
    raise TypeError(f"no TypeScript for {kind}")


def parts_of(kind: i.Type) -> Iterator[i.Type]:
    """The named types inside another one."""
    match kind:
        case i.StructType() | i.TypedDictType():
            inner: list[i.Type] = [field.type for field in fields_of(kind)]
        case i.UnionType():
            inner = list(kind.types)
        case i.DictType():
            inner = [kind.value_type]
        case i.TupleType():
            inner = list(kind.item_types)
        case i.ListType() | i.CollectionType() | i.VarTupleType():
            inner = [kind.item_type]
        case i.Metadata():
            inner = [kind.type]
        case _:
            inner = []
    for each in inner:
        if isinstance(each, i.StructType | i.TypedDictType) or (isinstance(each, i.Metadata) and has_name(each)):
            yield each
        else:
            yield from parts_of(each)


def name_of(kind: i.Type) -> str:
    if isinstance(kind, i.Metadata):
        return str((kind.extra_json_schema or {})["title"])
    assert isinstance(kind, i.StructType | i.TypedDictType)
    return kind.cls.__name__


def has_name(kind: i.Metadata) -> bool:
    return "title" in (kind.extra_json_schema or {})


def comment(kind: i.Type, indent: str) -> str:
    """What a type or a field says of itself."""
    if not isinstance(kind, i.Metadata) or (indent and has_name(kind)):
        return ""
    return comment_of(str((kind.extra_json_schema or {}).get("description", "")), indent)


def comment_of(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def main(words: list[str]) -> int:
    made = document()
    if words == ["--check"]:
        if TARGET.read_text(encoding="utf-8") == made:
            return 0
        sys.stderr.write("web/src/wire/types.ts is not what the server tells: run python web/tools/wire_types.py\n")
        return 1
    TARGET.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
