import Foundation
import TemporaryFolders
import Testing

/// What is written for continuous integration, packages and clusters: its scripts are run, and what cannot run here is read by
/// its ecosystem's own schemas.
struct RecipeTests {
    private let root = TemporaryFolder()
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    private static let look = "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n"

    /// Runs a line of the shell in the folder of the test, with the program on the path.
    private func shell(_ line: String, in folder: String? = nil) throws -> Program.Result {
        let setup = """
            set -eu
            export PATH="$(dirname "$0"):/usr/local/bin:/usr/bin:/bin" REPOSITORY='\(Self.repository)'
            export VENV="$REPOSITORY/.build/venv/bin"
            \(line)
            exit
            """
        return try Program.run([], in: folder ?? root.path, after: setup)
    }

    @Test("scripts have nothing that shellcheck objects to")
    func scripts() throws {
        let result = try shell("shellcheck ci/*.sh deploy/*/*.sh packaging/*.sh", in: Self.repository)
        #expect(result.text.isEmpty && result.errors.isEmpty)
        #expect(result.status == 0)
    }

    @Test(
        "templates follow the schemas of their services",
        arguments: [
            #""$VENV/check-jsonschema" --builtin-schema vendor.github-actions action.yml"#,
            #""$VENV/check-jsonschema" --builtin-schema vendor.gitlab-ci ci/gitlab.yml"#,
            #""$VENV/kubernetes-validate" --kubernetes-version 1.30 deploy/kubernetes/job.yaml"#,
        ])
    func templates(command: String) throws {
        let result = try shell(command, in: Self.repository)
        #expect(result.status == 0, "\(result.text)\(result.errors)")
    }

    @Test("the container is as hadolint wants it, and is built in two stages")
    func container() throws {
        let line = #""$VENV/hadolint" ci/Containerfile; grep -c '^FROM ' ci/Containerfile"#
        let result = try shell(line, in: Self.repository)
        #expect(result.text == "2\n", "\(result.text)\(result.errors)")
    }

    @Test("the steps of the action unpack an archive, draw, and compare with a baseline; a path may hold a space")
    func action() throws {
        try root.write(["a b.theme.yaml": Self.look, "c.theme.yaml": Self.look])
        let result = try shell(
            #"""
            "$VENV/python" -c '
            import os, ruamel.yaml
            action = ruamel.yaml.YAML(typ="safe").load(open(os.environ["REPOSITORY"] + "/action.yml"))
            runs = [step["run"] for step in action["runs"]["steps"] if "run" in step]
            for number, run in enumerate(runs): open(f"step{number}", "w").write(run)'
            mkdir -p made/bin temp base
            cp "$(command -v thumbindex)" made/bin
            XZ_OPT=-0 tar -cJf a.tar.xz made
            export GITHUB_ACTION_PATH="$REPOSITORY" RUNNER_TEMP="$PWD/temp" GITHUB_PATH="$PWD/paths" THUMBINDEX_FONTS=
            SHA256=$(sha256sum a.tar.xz | cut -c1-64) ARCHIVE=a.tar.xz sh step0
            PATH="$(cat paths):/usr/bin:/bin"
            export PATH
            thumbindex render 'a b.theme.yaml' c.theme.yaml --out base > /dev/null
            PATHS=$(printf 'a b.theme.yaml\nc.theme.yaml') BASELINE=base REPORT=report sh step1
            """#)
        #expect(result.status == 0, "\(result.text)\(result.errors)")
        #expect(try root.names(in: "temp/thumbindex-output").contains("a b/board.png"))
    }

    @Test("parts joined as GitLab's template, Kubernetes' jobs and GNU parallel do leave what one run does")
    func parts() throws {
        try root.write(["looks.theme.yaml": Self.look])
        let result = try shell(
            #"""
            "$VENV/python" -c '
            import os, ruamel.yaml
            yaml, root = ruamel.yaml.YAML(typ="safe"), os.environ["REPOSITORY"]
            jobs = yaml.load(open(root + "/ci/gitlab.yml"))
            for name in ("part", "whole"):
                open("gitlab-" + name, "w").write("\n".join(jobs[".thumbindex-" + name]["script"]))
            for document in yaml.load_all(open(root + "/deploy/kubernetes/job.yaml")):
                if document["kind"] != "Job": continue
                line = document["spec"]["template"]["spec"]["containers"][0]["args"][0]
                line = line.replace("/data/looks.batch.yaml", "looks.theme.yaml").replace("/data/", "data/")
                open(document["metadata"]["name"], "w").write(line)'
            thumbindex render looks.theme.yaml --out whole > whole.log
            export THUMBINDEX_PATHS=looks.theme.yaml CI_NODE_TOTAL=2
            for number in 2 1; do CI_NODE_INDEX=$number sh gitlab-part; done
            sh gitlab-whole
            diff --recursive whole thumbindex-output
            for number in 1 0; do JOB_COMPLETION_INDEX=$number JOB_COMPLETIONS=2 sh thumbindex-parts; done
            sh thumbindex-merge
            diff --recursive whole data/Looks
            sh "$REPOSITORY/deploy/parallel/render.sh" looks.theme.yaml parallel 2 2> parallel.log
            diff --recursive whole parallel
            """#)
        #expect(result.status == 0, "\(result.text)\(result.errors)")
    }

    @Test("a check draws, compares, and leaves report, remarks and summary; its exit status is theirs")
    func check() throws {
        try root.write(["a.theme.yaml": Self.look])
        let check = #"sh "$REPOSITORY/ci/check.sh" base report output a.theme.yaml"#
        #expect(try shell("thumbindex render a.theme.yaml --out base > /dev/null").status == 0)
        #expect(try shell(check).status == 0)
        try root.write(["a.theme.yaml": Self.look + "list: {row: {height: 20}}\n"])
        let differing = try shell("export GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=summary; " + check)
        #expect(differing.status == 1)
        #expect(differing.errors.contains("::error "))
        #expect(try root.names(in: "report").contains("junit.xml"))
        #expect(try String(contentsOfFile: root.path + "/summary", encoding: .utf8).contains("|"))
        try root.write(["a.theme.yaml": "hue: 3\n"])
        #expect(try shell(check).status == 2)
    }

    @Test("an archive is unpacked once; one with another digest is refused")
    func install() throws {
        try root.write(["made/bin/thumbindex": "#!/bin/sh\n"])
        let install = #"sh "$REPOSITORY/ci/install.sh" a.tar.xz folder"#
        #expect(try shell("tar -cJf a.tar.xz made; \(install) $(sha256sum a.tar.xz | cut -c1-64)").status == 0)
        #expect(try root.names(in: "folder").contains("bin/thumbindex"))
        #expect(try shell("digest=$(sha256sum a.tar.xz | cut -c1-64); rm a.tar.xz; \(install) $digest").status == 0)
        let refused = try shell("tar -cJf a.tar.xz made; \(install) \(String(repeating: "0", count: 64))")
        #expect(refused.status == 1)
    }

    @Test("a task of Slurm's array and the job that joins them leave what one run does")
    func slurm() throws {
        try root.write(["a.theme.yaml": Self.look])
        let result = try shell(
            """
            export THUMBINDEX=thumbindex BATCH=a.theme.yaml PARTS=parts OUTPUT=joined
            export SLURM_ARRAY_TASK_COUNT=2 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=2
            for task in 2 1; do SLURM_ARRAY_TASK_ID=$task sh "$REPOSITORY/deploy/slurm/render.sh"; done
            sh "$REPOSITORY/deploy/slurm/merge.sh"
            thumbindex render a.theme.yaml --out whole > whole.log
            diff --recursive whole joined
            """)
        #expect(result.status == 0, "\(result.text)\(result.errors)")
    }

    /// The line of docs/install.md, against a store that a test serves itself.
    @Test("an object store gets what a run leaves, what changed, and loses what is gone")
    func objectStore() throws {
        try root.write(["a.theme.yaml": Self.look])
        let result = try shell(
            #"""
            line=$(grep -x 'aws s3 sync .*' "$REPOSITORY/docs/install.md" | sed 's|s3://bucket/looks|s3://bucket/looks --quiet|')
            "$VENV/python" -m moto.server -p 0 > server.log 2>&1 &
            server=$!
            trap 'kill -9 $server' EXIT # Tests block what a mere kill sends.
            for _ in $(seq 300); do if grep -q 'Running on' server.log; then break; fi; sleep 0.1; done
            AWS_ENDPOINT_URL=$(sed -n 's/.*Running on \(http[^ ]*\).*/\1/p' server.log | head -n 1)
            export AWS_ENDPOINT_URL AWS_ACCESS_KEY_ID=a AWS_SECRET_ACCESS_KEY=b AWS_DEFAULT_REGION=us-east-1
            aws() { "$VENV/aws" "$@"; }
            aws s3 mb s3://bucket > /dev/null
            thumbindex render a.theme.yaml --state index-bar > /dev/null
            eval "$line"
            aws s3 sync --quiet s3://bucket/looks first
            diff --recursive --exclude '.thumbindex*' Output first
            echo 'list: {row: {height: 20}}' >> a.theme.yaml
            thumbindex render a.theme.yaml --state rest,pinned --prune > /dev/null
            eval "$line"
            aws s3 sync --quiet s3://bucket/looks second
            diff --recursive --exclude '.thumbindex*' Output second
            test -e first/a/index-bar/dragging@2x.png && ! [ -e second/a/index-bar/dragging@2x.png ]
            """#)
        #expect(result.status == 0, "\(result.text)\(result.errors)")
    }

    @Test("what is staged has manual pages, completions for three shells and schemas")
    func staging() throws {
        let result = try shell(
            #"""
            cat > generator <<'END'
            #!/bin/sh
            printf '.Dt THUMBINDEX.RENDER 1\n.Nm "thumbindex render"\n' > "$5/thumbindex.render.1"
            END
            chmod +x generator
            sh "$REPOSITORY/packaging/stage.sh" "$(command -v thumbindex)" ./generator staged
            cat staged/share/man/man1/thumbindex-render.1
            head -c 2 staged/share/bash-completion/completions/thumbindex
            """#)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.text.hasPrefix(".Dt THUMBINDEX-RENDER 1\n.Nm thumbindex-render\n"))
        #expect(!result.text.hasSuffix("#!"))
        let names = try root.names(in: "staged")
        #expect(
            names.filter { !$0.contains("schemas") } == [
                "bin/thumbindex", "share/bash-completion/completions/thumbindex", "share/doc/thumbindex/CHANGELOG.md",
                "share/doc/thumbindex/LICENSE", "share/doc/thumbindex/README.md",
                "share/fish/vendor_completions.d/thumbindex.fish", "share/man/man1/thumbindex-render.1",
                "share/zsh/site-functions/_thumbindex",
            ])
        #expect(names.contains("share/thumbindex/schemas/theme.schema.json"))
    }

    @Test("make install puts the program, its pages and all else below PREFIX, and below DESTDIR where that is given")
    func making() throws {
        let result = try shell(
            #"""
            printf '#!/bin/sh\necho ".Dt THUMBINDEX 1" > "$5/thumbindex.render.1"\n' > generator
            chmod +x generator
            install="make --silent --directory $REPOSITORY --assume-old=build program=$(command -v thumbindex)"
            $install generator="$PWD/generator" install PREFIX="$PWD/here"
            $install generator="$PWD/generator" install PREFIX=/usr DESTDIR="$PWD/there"
            diff --recursive here there/usr
            here/bin/thumbindex --version
            """#)
        #expect(result.status == 0, "\(result.text)\(result.errors)")
        let names = try root.names(in: "here")
        #expect(Set(["bin/thumbindex", "share/man/man1/thumbindex-render.1"]).isSubset(of: names))
    }
}
