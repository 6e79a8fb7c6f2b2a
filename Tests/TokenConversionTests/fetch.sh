#!/bin/sh
# usage: fetch.sh COMMAND FOLDER
# For whoever writes tests: fetches the token files of public projects into FOLDER, converts them with COMMAND, which is
# thumbindex, and prints for each how many tokens come of them and how many warnings. What is fetched is never committed;
# fixtures say the same in words of our own.
set -eu

command=$1
folder=$2
mkdir -p "$folder"

# project commit folder-or-file, from the project's own folder on
while read -r project commit path; do
	name=$(echo "$project/${path%.json}" | sed 's:/\.$::' | tr / -)
	source=$folder/sources/$(echo "$project" | tr / -)
	if [ ! -e "$source" ]; then
		rm -rf "$source.part"
		mkdir -p "$source.part"
		curl --fail --silent --show-error --location "https://codeload.github.com/$project/tar.gz/$commit" \
			| tar --extract --gzip --strip-components 1 --directory "$source.part" --wildcards '*.json'
		mv "$source.part" "$source"
	fi
	rm -rf "${folder:?}/$name"
	status=0
	"$command" tokens convert "$source/$path" --out "$folder/$name" > /dev/null 2> "$folder/$name.txt" || status=$?
	echo "$status $project $path: $(tail -n 1 "$folder/$name.txt")"
done << PROJECTS
designsystemet/Digdir-themes f3504e8044b65a6fd6f670039e9a312619951d87 design-tokens
Workday/canvas-tokens-studio 0fc56aae24b6abf5bb2a564778062169baaae31c tokens
MildTomato/supabase-design-tokens 3a8589865078210b07e3b1b07175c8d82e164181 tokens
bekk/bekk-design-tokens 8c2b266254dd1aad58ffdea109e0f41b11a7cff8 .
kcohn/design-tokens 77aaab4577695960ab0c720b63b2743957196bf1 .
wikimedia/design-codex 5a4ff8980fa65fe5301c966257ef6b2bd74e7962 packages/codex-design-tokens/src
hashicorp/design-system c8e0834ef7a20d6fb85b52ad17af37b2326dddf6 packages/tokens/src
amzn/style-dictionary 8f7c522d85592acd62d996750a7abcaa39d30c11 examples/complete/tokens
amzn/style-dictionary 8f7c522d85592acd62d996750a7abcaa39d30c11 examples/advanced/referencing_aliasing/tokens
itroy/figma-tokens-generator 576b62d001a40607a22febe5d5d1a58255e78b97 figma-variables.json
PROJECTS
