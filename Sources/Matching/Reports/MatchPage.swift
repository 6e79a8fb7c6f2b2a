import Geometry

/// The page of a match: the screenshot with what departs outlined, the theme beside it or over it.
struct MatchPage {
    private let result: MatchResult
    private let title: String
    private let shot: String
    private let canvas: Size

    init(_ result: MatchResult, title: String, shot: String, canvas: Size) {
        (self.result, self.title, self.shot, self.canvas) = (result, title, shot, canvas)
    }

    /// One file, which opens from disk.
    var html: String {
        """
        <!doctype html>
        <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>\(title.escapedForMarkup)</title>
        <style>\(Self.style)</style>
        <h1>\(title.escapedForMarkup)</h1>
        <p>\(result.summary.escapedForMarkup)</p>
        <form id="view"><label><input type="radio" name="v" value="side" checked> side by side</label>
        <label><input type="radio" name="v" value="slide"> slider</label>
        <label><input type="radio" name="v" value="onion"> onion skin</label>
        <input id="share" type="range" min="0" max="100" value="50" aria-label="how much of the theme shows">
        <label><input id="outlines" type="checkbox" checked> outlines</label></form>
        <main id="stage" class="side"><figure style="\(box)">\(picture(shot, "screenshot"))\(outlines)</figure>
        <figure class="themed" style="\(box)">\(picture("theme.png", "theme"))</figure></main>
        \(table)
        <script>\(Self.script)</script>
        </html>

        """
    }

    private var box: String { "width:\(NumberText.exact(canvas.width))px;height:\(NumberText.exact(canvas.height))px" }

    /// The screenshot lies where the fit found the canvas in it.
    private func picture(_ file: String, _ name: String) -> String {
        let isShot = name == "screenshot"
        let (dx, dy) = isShot ? (-result.transform.dx, -result.transform.dy) : (0, 0)
        return """
            <img src="\(file)" alt="\(name)" style="width:\(NumberText.exact(canvas.width))px;\
            left:\(NumberText.exact(dx))px;top:\(NumberText.exact(dy))px">
            """
    }

    private var outlines: String {
        let boxes = result.nodes.filter { [.differs, .missing].contains($0.verdict) }.map { node in
            """
            <rect class="\(node.verdict.rawValue)" x="\(NumberText.exact(node.frame.minX + node.dx))" \
            y="\(NumberText.exact(node.frame.minY + node.dy))" width="\(NumberText.exact(max(node.frame.width, 1)))" \
            height="\(NumberText.exact(max(node.frame.height, 1)))"><title>\(node.id.escapedForMarkup)</title></rect>
            """
        }
        return """
            <svg id="boxes" viewBox="0 0 \(NumberText.exact(canvas.width)) \(NumberText.exact(canvas.height))">\
            \(boxes.joined())</svg>
            """
    }

    private var table: String {
        guard !result.departures.isEmpty else { return "" }
        let rows = result.departures.map { departure in
            let place = departure.place.map { "\($0.file):\($0.line)" } ?? ""
            let swatches = departure.deltaE == nil ? ("", "") : (swatch(departure.measured), swatch(departure.theme))
            return """
                <tr><td>\(departure.property.escapedForMarkup)\(departure.part.map { " (\($0))" } ?? "")</td>\
                <td>\(swatches.0)\(departure.measured.escapedForMarkup) \(departure.unit)</td>\
                <td>\(swatches.1)\(departure.theme.escapedForMarkup) \(departure.unit)</td>\
                <td>\(departure.deltaE.map { NumberText.exact($0) } ?? "")</td><td>\(departure.nodes.count)</td>\
                <td>\(NumberText.exact((departure.certainty * 100).rounded())) %</td>\
                <td>\(place.escapedForMarkup)</td></tr>

                """
        }
        return """
            <table><thead><tr><th>property<th>picture<th>theme<th>ΔE<th>nodes<th>certainty<th>where</thead>
            <tbody>\(rows.joined())</tbody></table>
            """
    }

    private func swatch(_ color: String) -> String {
        "<i style=\"background:\(color.escapedForMarkup)\"></i>"
    }

    private static let style = """
        :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
        body { margin: 24px } h1 { font-size: 18px } form { display: flex; gap: 16px; margin: 16px 0 }
        main { display: flex; gap: 24px; position: relative } figure { margin: 0; position: relative; overflow: hidden;
        flex: none; outline: 1px solid #8886 } img { position: absolute } svg { position: absolute; inset: 0 }
        rect { fill: none; stroke: #E5006D; stroke-width: 1 } rect.missing { stroke-dasharray: 4 2 }
        main:not(.side) .themed { position: absolute; left: 0; top: 0 }
        main.slide .themed { clip-path: inset(0 calc(100% - var(--share)) 0 0) } main.onion .themed { opacity: var(--share) }
        table { border-collapse: collapse; margin-top: 24px } td, th { text-align: start; padding: 4px 16px 4px 0;
        border-bottom: 1px solid #8884 } i { display: inline-block; width: 12px; height: 12px; border-radius: 3px;
        margin-inline-end: 6px; outline: 1px solid #8886; vertical-align: -1px }
        """

    private static let script = """
        const stage = document.getElementById("stage"), share = document.getElementById("share")
        const update = () => {
            stage.className = document.querySelector("[name=v]:checked").value
            stage.style.setProperty("--share", share.value + "%")
            document.getElementById("boxes").style.display =
                document.getElementById("outlines").checked ? "" : "none"
        }
        document.getElementById("view").addEventListener("input", update)
        update()
        """
}
