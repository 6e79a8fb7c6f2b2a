#!/bin/sh
# usage: stage.sh PROGRAM GENERATOR FOLDER
# Lays out below FOLDER what is installed: the program, its manual pages, completions for shells, and the schemas of its
# files. GENERATOR is the argument parser's generate-manual.
set -eu

program=$1 generator=$2 folder=$3
root=$(dirname "$0")/..
# The day of the commit, so that the same commit gives the same pages; today's where there is no repository.
day=$(TZ=UTC git -C "$root" log -1 --date=format-local:%Y-%m-%d --format=%cd 2> /dev/null || date -u +%Y-%m-%d)

install -d "$folder/bin" "$folder/share/man/man1" "$folder/share/bash-completion/completions" \
	"$folder/share/zsh/site-functions" "$folder/share/fish/vendor_completions.d" \
	"$folder/share/thumbindex/schemas" "$folder/share/doc/thumbindex"
install -m 755 "$program" "$folder/bin/thumbindex"
"$generator" --multi-page --date "$day" --output-directory "$folder/share/man/man1" "$program"
# Pages are called as other programs' are, thumbindex-render, so that they are found.
rm -f "$folder/share/man/man1/thumbindex.help.1"
for page in "$folder"/share/man/man1/thumbindex.*.1; do
	name=$(basename "$page" .1 | tr . -)
	sed "s/^\\.Nm \"thumbindex .*\"/.Nm $name/; s/^\\.Dt .*/.Dt $(echo "$name" | tr '[:lower:]' '[:upper:]') 1/; s/^\$/.Pp/" "$page" \
		> "$folder/share/man/man1/$name.1"
	rm "$page"
done
# Read by the shell, not run by itself.
"$program" --generate-completion-script bash | sed '1{/^#!/d}' > "$folder/share/bash-completion/completions/thumbindex"
"$program" --generate-completion-script zsh > "$folder/share/zsh/site-functions/_thumbindex"
"$program" --generate-completion-script fish > "$folder/share/fish/vendor_completions.d/thumbindex.fish"
install -m 644 "$root"/Schemas/*.schema.json "$folder/share/thumbindex/schemas"
install -m 644 "$root/README.md" "$root/CHANGELOG.md" "$root/LICENSE" "$folder/share/doc/thumbindex"
chmod -R u=rwX,go=rX "$folder"
