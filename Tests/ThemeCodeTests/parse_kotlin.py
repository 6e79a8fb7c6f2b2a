"""usage: parse_kotlin.py FILE: parses Kotlin by the grammar of tree-sitter, and prints as JSON where it cannot, the names that
are imported, declared and used, the parameters of each class, and the names of the arguments of each call of one."""

import json
import sys

import tree_sitter
import tree_sitter_kotlin

tree = tree_sitter.Parser(tree_sitter.Language(tree_sitter_kotlin.language())).parse(open(sys.argv[1], "rb").read())
found = {"errors": [], "imported": [], "types": [], "classes": {}, "calls": []}


def text(node):
    return node.text.decode()


def children(node, kind):
    return [child for child in node.named_children if child.type == kind]


def visit(node):
    if node.type == "ERROR" or node.is_missing:
        found["errors"].append(f"{node.start_point.row + 1}:{node.start_point.column + 1}: {text(node)[:60]}")
    if node.type == "import" and node.is_named:
        found["imported"].append(text(node).split(".")[-1])
    if node.type == "user_type":
        found["types"].append(text(node))
    if node.type == "class_declaration":
        name = text(node.child_by_field_name("name"))
        parameters = children(children(node, "primary_constructor")[0], "class_parameters")[0]
        found["classes"][name] = [
            {"name": text(children(one, "identifier")[0]), "type": text(children(one, "user_type")[0])}
            for one in children(parameters, "class_parameter")]
    if node.type == "call_expression":
        arguments = children(children(node, "value_arguments")[0], "value_argument")
        named = [one for one in arguments if one.child_count > 1 and text(one.children[1]) == "="]
        names = [text(children(one, "identifier")[0]) for one in named]
        found["calls"].append({"name": text(node.children[0]), "arguments": names})
    for child in node.children:
        visit(child)


visit(tree.root_node)
print(json.dumps(found))
