"""Prints what a schema objects to in an XML file: validate_xml.py SCHEMA FILE."""

import sys

from lxml import etree

schema = etree.XMLSchema(etree.parse(sys.argv[1]))
schema.validate(etree.parse(sys.argv[2]))
for error in schema.error_log:
    print(error.message)
