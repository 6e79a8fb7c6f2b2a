import Testing

struct HelpTests {
    private static let version = "0.2.0"

    @Test("the version")
    func version() throws {
        let result = try Program.run(["--version"])
        #expect(result == Program.Result(status: 0, output: .init("\(Self.version)\n".utf8), errors: ""))
    }

    @Test("a word that is no command")
    func unknownCommand() throws {
        let result = try Program.run(["rendr"])
        #expect(result.errors.hasPrefix("Error: Unexpected argument 'rendr'\n"))
        #expect(result.text.isEmpty)
        #expect(result.status == 64)
    }

    @Test("completions for shells", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let result = try Program.run(["--generate-completion-script", shell])
        #expect(result.text.contains("thumbindex"))
        #expect(result.text.contains("touch-down-middle"))
        #expect(result.status == 0)
    }

    @Test("help of the command render")
    func render() throws {
        let result = try Program.run(["render", "--help"])
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
        #expect(result.text == Self.renderHelp)
    }

    /// Every command, in the order in which `--help` lists them.
    private static let commands = [
        "render", "merge", "diff", "approve", "index", "sheet", "init", "schema", "fonts", "serve", "lint", "match",
        "export", "tokens",
    ]

    @Test("the commands, each with a line of what it does")
    func commandList() throws {
        let help = try Program.run(["--help"])
        let list = try #require(help.text.components(separatedBy: "SUBCOMMANDS:\n").last)
        let listed = list.matches(of: /(?m)^  (\w+) {2,}\S/).map { String($0.1) }
        #expect(listed == Self.commands)
        #expect(help.status == 0 && help.errors.isEmpty)
    }

    @Test("help of each command, asked for in either way", arguments: commands + ["tokens convert"])
    func eachCommand(name: String) throws {
        let words = name.split(separator: " ").map(String.init)
        let help = try Program.run(words + ["--help"])
        #expect(help.status == 0 && help.errors.isEmpty)
        #expect(help.text.hasPrefix("OVERVIEW: "))
        #expect(help.text.contains("USAGE: thumbindex \(name) "))
        #expect(help.text.hasSuffix("  -h, --help              Show help information.\n\n") || name == "tokens")
        #expect(try Program.run(["help"] + words).text == help.text)
    }

    @Test("help of the command merge")
    func merge() throws {
        let result = try Program.run(["merge", "--help"])
        #expect(
            result.text == """
                OVERVIEW: Join what the shards of a run left into what one run leaves.

                Each is the output of 'render --shard 1/3' and so on: a folder, or an archive of it by tar, packed
                by gzip or not. They may come in any order and must be all the shards of one run, drawn by the same
                program, libraries and fonts, and as they were drawn; else nothing is written. Where a shard could
                not draw all of its pictures, the others are joined, and the exit status is 2.

                USAGE: thumbindex merge <shard> ... --out <folder> [--allow-partial]

                ARGUMENTS:
                  <shard>                 What the shards left; '-' for the lines of standard input, each taken
                                          when it comes, until all are there.

                OPTIONS:
                  --out <folder>          Where all pictures go.
                  --allow-partial         Take it as done where shards could not draw all of their pictures; what
                                          is missing is told.
                  --version               Show the version.
                  -h, --help              Show help information.


                """)
    }

    private static let renderHelp = """
        OVERVIEW: Draw themes in every canonical state.

        A picture is left at FOLDER/<theme>/<component>/<state>[~value…][@2x].<format>, with a value for
        each of appearance, locale, direction and content that is not the default. An error in a theme
        stops that theme's pictures; the others are drawn, and the exit status is 2.

        USAGE: thumbindex render [<options>] [<paths> ...]

        ARGUMENTS:
          <paths>                 Theme files, folders that are searched for them, and batch files. Without
                                  any, Themes/reference.batch.yaml, else the folder Themes.

        PICTURES:
          --state <name,…>        States by their names, as 'pinned' or 'index-bar/rest', or all of a
                                  component's: 'section-list'.
          --timeline <file,…>     Timeline files: their shots are drawn, and no state unless --state names
                                  some.
          --appearance <name,…>   light,dark (default), or one of them.
          --direction <name,…>    ltr, rtl, or ltr,rtl: the reading way; that of the locale's script unless
                                  given.
          --locale <tag,…>        Languages in place of the content's own.
          --content <file,…>      Content files in place of the themes' own.
          --text-size <name,…>    The reader's text sizes on iOS, XS to XXXL and AX1 to AX5.
          --font-scale <number,…> The reader's font scales on Android, 0.5 to 3; 1 unless given.
          --bold-text             Draw text bolder, as the reader's setting does.
          --contrast <name,…>     increased, standard: how far colours stand out; standard unless given.
          --reduce-motion         Draw what would move as the reader's setting has it: it fades.
          --reduce-transparency   Draw bars, headers and bubbles opaque, as the reader's setting does.
          --zoom                  Draw the display zoomed: fewer points on the same phone.
          --pseudo <name,…>       Texts as no language has them: en-XA, ar-XB, double-length, bounded; none
                                  unless given.
          --format <name,…>       png (default), svg, pdf, json; webp, gif, apng, mp4 for films of
                                  timelines, or of how states come about.
          --scale <number,…>      Pixels a point, 2 unless given.
          --fps <number>          Frames a second of films: what their timelines say, or 60, unless given;
                                  a GIF has at most 50.
          --film <word,…>         What films show or are: finger, ticks (haptic, under the picture), loop
                                  (the end dissolves into the beginning), side-by-side (the other
                                  appearance), quality=75 (of webp and mp4), poster=0.8 (a still at that
                                  second of a timeline).
          --film-size <size>      webp and mp4 films have at most so many bytes, as 2MB, at the best
                                  quality that fits.
          --filmstrip <count>     Draw a strip of so many frames of each timeline, side by side with their
                                  times.
          --svg-text <kind>       Text in SVG files: outlines (default), or live for text that can be
                                  edited and needs the fonts.
          --svg-names <kind>      Groups in SVG files: nodes (default), by their ids, or layers, as people
                                  call them in design tools.
          --png <size>            PNG files: fast (default), or small for documents.

        MOCKUPS:
          --crop <node,…>         Show nodes alone, on transparent ground: a node by its id, as 'bubble',
                                  or 'each:row' for all of a role.
          --annotate <layer,…>    Label what is there: measure, hit, a11y, tokens. The formats json and csv
                                  have a table of the same.
          --frame                 Draw a device around the screen.
          --frame-style <word,…>  The device: phone, tablet or foldable (by the screen's size); dark
                                  (default), light or clay; island, notch or punch-hole; no-buttons;
                                  no-shadow; ground=#EDEEF1, bezel=12, radius=50.

        OPTIONS:
          --out <folder>          Where pictures go, Output unless given; '-' writes a single one to
                                  standard output.
          --jobs <count>          How many to draw at once; as many as there are cores unless given.
          --shard <number/count>  Draw one of so many parts that take as long, as 2/3; merge joins them.
                                  'auto' is the one that a cluster or a service for continuous integration
                                  gives to this process, 'auto/20' likewise of twenty.
          --list <file>           Draw only the pictures whose paths are the lines of a file, '-' for
                                  standard input.
          --fonts <folder>        Where fonts are in place of the machine's, as 'fonts --bundle' leaves
                                  them.
          --yes                   Draw more than 10000 pictures without asking.
          --force                 Draw what has not changed, too.
          --prune                 Take away what no longer belongs to the folder: pictures that no run
                                  claims, and those that the batch does not draw any more.
          --dry-run               Only list what would be drawn, and why.
          --strict                Warnings make the exit status 2.
          --json                  List what became of each picture as JSON.
          --quiet                 Tell only what went wrong: neither pictures, progress, sums, warnings nor
                                  notes, but how many warnings there were.
          --allow-outside         Let paths in files lead out of the files' folders.
          --watch                 Draw again whenever a file changes that the pictures are made from, until
                                  Ctrl-C.
          --version               Show the version.
          -h, --help              Show help information.


        """
}
