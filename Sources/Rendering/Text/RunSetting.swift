import Geometry
import Styles

/// What decides the shape of a run beside its text.
struct RunSetting: Hashable {
    let families: [String]
    let weight: Int
    let language: String
    let direction: LayoutDirection

    init(_ run: TextRun) {
        families = run.font.families
        weight = run.font.weight
        language = run.language
        direction = run.direction
    }
}

/// Numbers for settings, equal for equal ones: runs are looked up far more often than there are settings.
final class RunSettings {
    private var numbers: [RunSetting: Int] = [:]
    /// Those that were asked for last: next to each other stand runs of few settings.
    private var recent: [(setting: RunSetting, number: Int)] = []

    func number(of setting: RunSetting) -> Int {
        if let found = recent.first(where: { $0.setting == setting }) { return found.number }
        let number = numbers[setting] ?? numbers.count
        numbers[setting] = number
        if recent.count == 8 { recent.removeLast() }
        recent.insert((setting, number), at: 0)
        return number
    }
}
