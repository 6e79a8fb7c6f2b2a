import Foundation
import TemporaryFolders
import Testing

/// What `merge` takes beside folders: archives, names from standard input, and none of them twice.
struct MergeArchiveTests {
    private let root = TemporaryFolder()
    /// Longer than the field that a header has for it, and not ASCII.
    private static let longName = String(repeating: "Käfer-und-Blüten-", count: 8)

    init() throws {
        try root.write(["\(Self.longName).theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n"])
    }

    private func run(_ arguments: String...) throws -> Program.Result { try Program.run(arguments, in: root.path) }

    /// Runs lines of the shell in the folder of the test.
    private func shell(_ lines: String) throws {
        let result = try Program.run([], in: root.path, after: "set -eu\n\(lines)\nexit")
        #expect(result.status == 0, "\(result.errors)")
    }

    private func draw(_ shard: String? = nil, into folder: String) throws {
        let arguments = ["render", "\(Self.longName).theme.yaml", "--state", "pinned,bounce", "--out", folder]
        #expect(try Program.run(arguments + (shard.map { ["--shard", $0] } ?? []), in: root.path).status == 0)
    }

    /// `s1`, `s2` and `s3`, which are all shards of a run.
    private func drawShards() throws {
        for number in 1...3 { try draw("\(number)/3", into: "s\(number)") }
    }

    private func files(in folder: String) throws -> [String: Data] {
        try root.names(in: folder).reduce(into: [:]) { files, name in
            files[name] = try Data(contentsOf: URL(fileURLWithPath: "\(root.path)/\(folder)/\(name)"))
        }
    }

    /// What merging tells; it writes nothing, and leaves nothing behind.
    private func refusal(_ shards: String...) throws -> String {
        let result = try Program.run(["merge"] + shards + ["--out", "joined/all"], in: root.path)
        #expect(result.status == 2)
        #expect(!FileManager.default.fileExists(atPath: root.path + "/joined"))
        return result.errors
    }

    @Test(
        "archives of shards, however tar writes them, joined are what one run leaves",
        arguments: [
            "tar -cf s1.tar s1; tar -C s2 -cf s2.tar .; tar -czf s3.tar s3",
            "mkdir -p a/b; mv s1 a/b; tar -czf s1.tar a; for n in 2 3; do tar --format gnu -cf s$n.tar s$n; done",
            "for n in 1 2 3; do tar --format pax -C s$n -cf s$n.tar $(cd s$n; ls -A); done",
            "for n in 1 2 3; do tar -cf - s$n | head -c 3000 | gzip > a.gz; tar -cf - s$n | tail -c +3001 | gzip > b.gz; "
                + "cat a.gz b.gz > s$n.tar; done",
        ])
    func archives(making: String) throws {
        try draw(into: "whole")
        try drawShards()
        try shell(making)
        #expect(try run("merge", "s3.tar", "s1.tar", "s2.tar", "--out", "joined").errors.hasSuffix(" in joined\n"))
        #expect(try files(in: "joined") == files(in: "whole"))
    }

    @Test("folders and archives, named on standard input as they come, until all are there")
    func standardInput() throws {
        try draw(into: "whole")
        try drawShards()
        try shell("tar -czf s2.tar.gz s2; printf 's3\\ns2.tar.gz\\nnone\\n' > names")
        let result = try Program.run(
            ["merge", "s1", "-", "--out", "joined"], in: root.path, standardInput: root.path + "/names")
        #expect(result.status == 0)
        #expect(try files(in: "joined") == files(in: "whole"))
        try root.write(["names": "s2\n"])
        let cut = try Program.run(
            ["merge", "-", "--out", "part"], in: root.path, standardInput: root.path + "/names")
        #expect(cut.status == 2)
        #expect(cut.errors == "error: shards 1/3, 3/3 are missing\n")
        try root.write(["names": ""])
        let none = try Program.run(["merge", "-", "--out", "part"], in: root.path, standardInput: root.path + "/names")
        #expect(none.errors == "error: no shard is named\n")
    }

    @Test("the same folder or archive given twice is told, whatever way leads to it")
    func repetitions() throws {
        try drawShards()
        try shell("tar -cf s3.tar s3; ln -s s3.tar link")
        #expect(try refusal("s1", "s2", "s3", "s1") == "error: 's1' is given twice\n")
        #expect(try refusal("s1", "s2", "s3.tar", "link") == "error: 's3.tar' and 'link' are the same\n")
        #expect(
            try refusal("s1", "./s2/", "s2") == "error: './s2/' and 's2' are the same\nerror: shard 3/3 is missing\n")
        #expect(try refusal("s1", "s2", "s3", "s3.tar") == "error: 's3' and 's3.tar' both hold shard 3/3\n")
    }

    @Test("what is in an archive and is not as it was drawn is told by the archive's name")
    func damagedPictures() throws {
        try drawShards()
        let name = try #require(try root.names(in: "s2").first { $0.hasSuffix(".png") })
        try root.write(["s2/\(name)": "spoilt"])
        try shell("tar -cf s2.tar s2; rm 's2/\(name)'; tar -cf cut.tar s2; mkdir none; tar -cf none.tar none")
        #expect(
            try refusal("s1", "s2.tar", "s3") == """
                error: 's2.tar/\(name)' is not as it was drawn
                hint: draw the shard again, or copy it again

                """)
        #expect(
            try refusal("s1", "cut.tar", "s3") == "error: cannot read 'cut.tar/\(name)', which its manifest lists\n")
        #expect(try refusal("none.tar").hasPrefix("error: there is no manifest 'none.tar/manifest.json'\n"))
    }

    /// Members as Python's library writes them, whatever they are.
    private func writeArchive(_ path: String, _ members: String) throws {
        try shell(
            """
            cat > make.py <<'END'
            import io, os, sys, tarfile
            def add(archive, name, kind=tarfile.REGTYPE, link='', data=b'x', size=None):
                member = tarfile.TarInfo(name)
                member.type, member.linkname, member.size = kind, link, len(data)
                archive.addfile(member, io.BytesIO(data))
            with tarfile.open(sys.argv[1], 'w:gz' if sys.argv[1].endswith('z') else 'w') as archive:
                \(members)
            END
            python3 make.py \(path)
            """)
    }

    @Test(
        "archives that lead out of their folder, or hold links, devices and bombs, are refused",
        arguments: [
            ("add(archive, '../x')", "holds '../x', which is not in its folder"),
            ("add(archive, 's1/../../x')", "holds 's1/../../x', which is not in its folder"),
            ("add(archive, '/tmp/x')", "holds '/tmp/x', which is not in its folder"),
            ("add(archive, '../' + 200 * 'y')", "which is not in its folder"),
            ("add(archive, 'a', tarfile.SYMTYPE, '/etc', b'')", "holds 'a', which is a link"),
            ("add(archive, 'a', tarfile.LNKTYPE, '/etc/passwd', b'')", "holds 'a', which is a link"),
            ("add(archive, 'a', tarfile.FIFOTYPE, '', b'')", "holds 'a', which is neither a file nor a folder"),
            ("add(archive, 'a', tarfile.CHRTYPE, '', b'')", "holds 'a', which is neither a file nor a folder"),
            ("add(archive, 'a', tarfile.GNUTYPE_SPARSE, '', b'')", "holds 'a', which is neither a file nor a folder"),
            ("add(archive, 'a\\nb')", "which is no name that a run gives"),
        ])
    func hostileMembers(members: String, reason: String) throws {
        try writeArchive("x.tar", members)
        let errors = try refusal("x.tar")
        #expect(errors.hasPrefix("error: the archive 'x.tar' ") && errors.contains(reason), "\(errors)")
        #expect(try root.names(in: ".").allSatisfy { !$0.hasSuffix("/x") && $0 != "x" })
    }

    @Test("what would be far larger unpacked is refused before the disk is full, and leaves nothing")
    func bomb() throws {
        try writeArchive("x.tgz", "add(archive, 'a', data=bytes(100 << 20))")
        let errors = try refusal("x.tgz")
        #expect(errors.hasPrefix("error: the archive 'x.tgz' would take more than "))
        // As many empty files as take blocks of the disk beyond the bound.
        try writeArchive("y.tgz", "[add(archive, f'{n}', data=b'') for n in range(30000)]")
        #expect(try refusal("y.tgz").hasPrefix("error: the archive 'y.tgz' would take more than "))
    }

    @Test(
        "what is no archive, cut or damaged",
        arguments: [
            ("echo no > x", "'x' is no archive"), (": > x", "'x' is no archive"),
            ("xz -c s1.tar > x", "'x' is packed by xz"), ("head -c 700 s1.tar > x", "the archive 'x' ends too early"),
            ("gzip -c s1.tar | head -c 2500 > x", "the archive 'x' ends too early"),
            ("(head -c 1024 s1.tar; head -c 2000 /dev/zero | tr '\\0' y) > x", "the archive 'x' is damaged"),
            ("(gzip -c s1.tar | head -c 2500; head -c 90000 /dev/zero | tr '\\0' y) > x", "the archive 'x' is damaged"),
            ("(head -c 512 /dev/zero | tr '\\0' y; cat s1.tar) > x", "'x' is no archive"),
        ])
    func damage(making: String, reason: String) throws {
        let members = "[add(archive, name, data=os.urandom(1200)) for name in ('manifest.json', 'b', 'c')]"
        try writeArchive("s1.tar", members)
        try shell(making)
        let errors = try refusal("x")
        #expect(errors.hasPrefix("error: \(reason)\n"), "\(errors)")
    }

    @Test("a manifest that was forged leads nowhere: neither out of the folder nor through links")
    func forgedPaths() throws {
        try drawShards()
        let manifest = try String(contentsOfFile: root.path + "/s2/manifest.json", encoding: .utf8)
        let forged = manifest.replacing("\"path\": \"\(Self.longName)", with: "\"path\": \"../x")
        try root.write(["s2/manifest.json": forged])
        try shell("tar -cf s2.tar s2")
        #expect(
            try refusal("s1", "s2.tar", "s3").hasPrefix("error: the manifest 's2.tar/manifest.json' lists '../x/"))
    }
}
