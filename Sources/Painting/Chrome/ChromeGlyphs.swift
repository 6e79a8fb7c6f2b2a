import DisplayLists
import Geometry
import Styles

/// Where the parts of a status bar are on a bar that is read from the left.
struct StatusBarParts {
    let time: Rect
    let signal: Rect
    let wireless: Rect
    let battery: Rect
    private let isSmall: Bool

    /// A bar that is high has a camera in its middle: the clock and the signs stand at both its sides. In a low one of iOS
    /// the clock stands in the middle, on a tablet at the leading end.
    init(bar: Rect, platform: ChromeStyle.Platform) {
        isSmall = bar.height < 40
        if platform == .android {
            let y = isSmall ? bar.midY : bar.maxY - 14
            time = Rect(x: bar.minX + 20, y: y - 8, width: 44, height: 16)
            // Of Material's signs, drawn in 24 units, signal and battery are 20 high and the wireless one 18.5 high and
            // 23.3 wide; their feet stand on one line.
            battery = Rect(x: bar.maxX - 20 - 8, y: y - 6.5, width: 8, height: 13)
            signal = Rect(x: battery.minX - 6 - 13, y: y - 6.5, width: 13, height: 13)
            wireless = Rect(x: signal.minX - 4 - 15, y: y - 5.5, width: 15, height: 12)
        } else if isSmall, bar.width >= Self.tabletWidth {
            let y = bar.midY
            time = Rect(x: bar.minX + 18, y: y - 8, width: 32, height: 16)
            battery = Rect(x: bar.maxX - 18 - 25, y: y - 5.5, width: 25, height: 11)
            wireless = Rect(x: battery.minX - 5 - 14, y: y - 5, width: 14, height: 10)
            signal = Rect(x: wireless.minX - 5 - 16, y: y - 5, width: 16, height: 10)
        } else if isSmall {
            let y = bar.midY
            time = Rect(center: Point(x: bar.midX, y: y), size: Size(width: 60, height: 16))
            signal = Rect(x: bar.minX + 7, y: y - 5, width: 16, height: 10)
            wireless = Rect(x: signal.maxX + 5, y: y - 5, width: 14, height: 10)
            battery = Rect(x: bar.maxX - 7 - 25, y: y - 5.5, width: 25, height: 11)
        } else {
            // The middle of what is left beside a camera, above the bar's own middle where it is very high.
            let y = bar.minY + min(bar.height * 0.56, bar.height - 18)
            let ear = max((bar.width - 150) / 2, 60)
            time = Rect(center: Point(x: bar.minX + ear / 2 + 2, y: y), size: Size(width: 56, height: 20))
            battery = Rect(x: bar.maxX - ear / 2 + 12, y: y - 6.5, width: 27, height: 13)
            wireless = Rect(x: battery.minX - 7 - 17, y: y - 6, width: 17, height: 12)
            signal = Rect(x: wireless.minX - 7 - 19, y: y - 6, width: 19, height: 12)
        }
    }

    /// No telephone is so wide that has a low bar.
    private static let tabletWidth = 700.0

    /// The size of the clock's digits.
    func timeSize(usual: Double) -> Double { isSmall ? usual * 0.8 : usual }
}

extension Symbol {
    /// How well a telephone is heard: four bars, or a triangle.
    static func signal(in rect: Rect, platform: ChromeStyle.Platform, color: Color) -> Symbol {
        guard platform != .android else {
            return polygon([(rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)], color)
        }
        let width = rect.width * 0.17
        let step = (rect.width - width) / 3
        return Symbol(
            commands: [0.34, 0.55, 0.77, 1].enumerated().map { number, share in
                let bar = Rect(
                    x: rect.minX + Double(number) * step, y: rect.maxY - share * rect.height, width: width,
                    height: share * rect.height)
                return .fill(.path(.roundedRect(bar, radius: 1)), .color(color))
            })
    }

    /// Waves from a point: three arcs of a right angle, or a sector that is a quarter wider than high.
    static func wireless(in rect: Rect, platform: ChromeStyle.Platform, color: Color) -> Symbol {
        let foot = Point(x: rect.midX, y: rect.maxY)
        let radius = rect.height
        guard platform != .android else {
            let sector = Path.sector(foot, from: 0, to: radius, sine: rect.width / (2 * radius))
            return Symbol(commands: [.fill(.path(sector), .color(color))])
        }
        let shares = [(0.0, 0.3), (0.43, 0.66), (0.79, 1.02)]
        return Symbol(
            commands: shares.map { .fill(.path(.sector(foot, from: $0.0 * radius, to: $0.1 * radius)), .color(color)) })
    }

    /// A battery, charged to a share of 0…1.
    static func battery(in rect: Rect, charge: Double, platform: ChromeStyle.Platform, color: Color) -> Symbol {
        let charge = min(max(charge, 0), 1)
        guard platform != .android else {
            let tip = Rect(x: rect.midX - 2, y: rect.minY, width: 4, height: 2)
            let body = Rect(minX: rect.minX, minY: rect.minY + 1.5, maxX: rect.maxX, maxY: rect.maxY)
            let full = Rect(minX: body.minX, minY: body.maxY - charge * body.height, maxX: body.maxX, maxY: body.maxY)
            return Symbol(commands: [
                .fill(.path(.rect(tip)), .color(color)),
                .fill(.path(.roundedRect(body, radius: 1.5)), .color(color.multipliedAlpha(by: 0.3))),
                .group(
                    DrawingGroup(
                        clip: .path(.roundedRect(body, radius: 1.5)),
                        commands: [.fill(.path(.rect(full)), .color(color))])),
            ])
        }
        let body = Rect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX - 2.3, maxY: rect.maxY)
        let inner = body.inset(dx: 2, dy: 2)
        let level = Rect(x: inner.minX, y: inner.minY, width: inner.width * charge, height: inner.height)
        let tip = Rect(x: body.maxX + 1, y: rect.midY - 2, width: 1.3, height: 4)
        let faint = color.multipliedAlpha(by: 0.4)
        return Symbol(commands: [
            .stroke(.path(.roundedRect(body.inset(dx: 0.5, dy: 0.5), radius: 3.3)), width: 1, faint),
            .fill(.path(.roundedRect(level, radius: min(2.3, level.width / 2))), .color(color)),
            .fill(.path(.roundedRect(tip, radius: 0.6)), .color(faint)),
        ])
    }

    /// What an item of a navigation bar shows, 20 points wide and high: on Android back is an arrow, and what leads to more
    /// stands upright.
    static func navigation(
        _ glyph: NavigationGlyph, on platform: ChromeStyle.Platform, center: Point, isMirrored: Bool, color: Color
    ) -> Symbol {
        func line(_ points: [(Double, Double)]) -> DrawingCommand {
            var path = Path()
            for (number, point) in points.enumerated() {
                let place = center.offset(dx: isMirrored ? -point.0 : point.0, dy: point.1)
                if number == 0 { path.move(to: place) } else { path.line(to: place) }
            }
            return .stroke(.path(path), width: 2, color)
        }
        switch glyph {
        case .back where platform == .android:
            return Symbol(commands: [line([(0, -7), (-7, 0), (0, 7)]), line([(-7, 0), (8, 0)])])
        case .back: return Symbol(commands: [line([(4.5, -8.5), (-4, 0), (4.5, 8.5)])])
        case .close: return Symbol(commands: [line([(-7, -7), (7, 7)]), line([(7, -7), (-7, 7)])])
        case .menu: return Symbol(commands: [-6.0, 0, 6].map { line([(-9, $0), (9, $0)]) })
        case .add: return Symbol(commands: [line([(-8.5, 0), (8.5, 0)]), line([(0, -8.5), (0, 8.5)])])
        case .search: return .search(center: center, side: 18, color: color)
        case .more:
            return Symbol(
                commands: [-1.0, 0, 1].map { step in
                    let place = platform == .android ? center.offset(dy: step * 6) : center.offset(dx: step * 7)
                    let dot = Rect(center: place, size: Size(width: 4, height: 4))
                    return .fill(.path(.ellipse(in: dot)), .color(color))
                })
        }
    }

    private static func polygon(_ points: [(Double, Double)], _ color: Color) -> Symbol {
        var path = Path()
        for (number, point) in points.enumerated() {
            let place = Point(x: point.0, y: point.1)
            if number == 0 { path.move(to: place) } else { path.line(to: place) }
        }
        path.close()
        return Symbol(commands: [.fill(.path(path), .color(color))])
    }
}

extension Path {
    /// What lies between two circles around a point, as far at the left of straight up as at the right: 45° unless the sine
    /// of another angle is given.
    fileprivate static func sector(
        _ center: Point, from inner: Double, to outer: Double, sine: Double = 0.5.squareRoot()
    ) -> Path {
        let cosine = (1 - sine * sine).squareRoot()
        // Control points of an arc of a unit circle are 4/3 · tan(a/4) along its tangents, and here a is twice the angle.
        let handle = 4.0 / 3 * sine / (1 + cosine)
        func point(_ radius: Double, isRight: Bool) -> Point {
            center.offset(dx: (isRight ? 1 : -1) * radius * sine, dy: -radius * cosine)
        }
        func control(_ radius: Double, isRight: Bool) -> Point {
            point(radius, isRight: isRight)
                .offset(dx: (isRight ? -1 : 1) * handle * radius * cosine, dy: -handle * radius * sine)
        }
        var path = Path()
        path.move(to: point(outer, isRight: false))
        path.curve(
            to: point(outer, isRight: true), control1: control(outer, isRight: false),
            control2: control(outer, isRight: true))
        path.line(to: point(inner, isRight: true))
        if inner > 0 {
            path.curve(
                to: point(inner, isRight: false), control1: control(inner, isRight: true),
                control2: control(inner, isRight: false))
        }
        path.close()
        return path
    }
}
