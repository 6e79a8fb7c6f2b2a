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

    @Test("the container is built in two stages, and copies what the first one made")
    func container() throws {
        let result = try shell(
            """
            "$VENV/python" -c '
            from dockerfile_parse import DockerfileParser
            parser = DockerfileParser(fileobj=open("ci/Containerfile", "rb"))
            assert parser.is_multistage and len(parser.parent_images) == 2, parser.parent_images
            print(*[step["instruction"] for step in parser.structure if step["instruction"] != "COMMENT"])'
            """, in: Self.repository)
        #expect(result.text == "FROM WORKDIR COPY RUN FROM COPY COPY WORKDIR ENTRYPOINT\n", "\(result.errors)")
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
}
