import Documents
import Manifests
import Testing

/// Which shard `--shard auto` is.
struct ShardEnvironmentTests {
    @Test(
        "the tasks of every known service are numbered from 1",
        arguments: [
            (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "0"], 4, 4),
            (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "1"], 3, 4),
            (
                [
                    "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "10",
                    "SLURM_ARRAY_TASK_MAX": "18", "SLURM_ARRAY_TASK_STEP": "4",
                ], 2, 3
            ),
            (["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "5"], 1, 5),
            (["STRATEGY_JOB_INDEX": "4", "STRATEGY_JOB_TOTAL": "5"], 5, 5),
            (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "5"], 1, 5),
            (["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "5"], 5, 5),
            (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], 1, 1),
            (["BUILDKITE_PARALLEL_JOB": "7", "BUILDKITE_PARALLEL_JOB_COUNT": "8"], 8, 8),
        ])
    func services(environment: [String: String], number: Int, count: Int) throws {
        #expect(try Shard(environment: environment) == Shard(number, of: count))
    }

    @Test("a count that is given stands in for one that the service does not tell")
    func givenCount() throws {
        #expect(try Shard(environment: ["JOB_COMPLETION_INDEX": "2"], count: 20) == Shard(3, of: 20))
        #expect(throws: DiagnosticError.self) {
            try Shard(environment: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "5"], count: 6)
        }
    }

    @Test(
        "what tells no shard is an error that says why",
        arguments: [
            ([:], "no variable of the environment tells which shard this is"),
            (["CI_NODE_TOTAL": "3"], "no variable of the environment tells which shard this is"),
            (
                ["JOB_COMPLETION_INDEX": "2"],
                "JOB_COMPLETION_INDEX tells which shard this is, and JOB_COMPLETIONS not of how many"
            ),
            (["JOB_COMPLETION_INDEX": "x"], "JOB_COMPLETION_INDEX is 'x', not a number"),
            (["JOB_COMPLETION_INDEX": "-1"], "JOB_COMPLETION_INDEX is '-1', not a number"),
            (
                ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"],
                "CI_NODE_INDEX is 0 and CI_NODE_TOTAL 3, which is no shard"
            ),
            (
                ["JOB_COMPLETION_INDEX": "2", "JOB_COMPLETIONS": "999999999"],
                "JOB_COMPLETION_INDEX is 2 and JOB_COMPLETIONS 999999999, which is no shard"
            ),
            (
                ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3", "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"],
                "CI_NODE_INDEX and CIRCLE_NODE_INDEX tell different shards"
            ),
            (
                [
                    "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "3",
                    "SLURM_ARRAY_TASK_MAX": "7", "SLURM_ARRAY_TASK_STEP": "1",
                ], "the numbers of Slurm's array have gaps, so that they tell no shards"
            ),
        ])
    func refusals(environment: [String: String], message: String) {
        let error = #expect(throws: DiagnosticError.self) { try Shard(environment: environment) }
        #expect(error?.diagnostics.first?.message == message)
    }
}
