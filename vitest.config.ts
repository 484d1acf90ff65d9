import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The largest files first, but before them the journeys through the desk: a short one may run for a minute. */
class JourneysFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const journey = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/e2e/portal/'))
    return (await super.sort(files)).toSorted((one, other) => journey(other) - journey(one))
  }
}

export default defineConfig({
  test: {
    include: ['locales', 'server', 'web', 'sdk', 'e2e', 'scripts'].map(folder => `${folder}/**/*.test.ts`),
    globalSetup: './server/test/cluster.ts',
    pool: 'forks',
    // A test makes much that it soon leaves behind: with room for it, the collector takes half as long.
    execArgv: ['--max-semi-space-size=64'],
    // Twice the processors of a small machine: tests wait for half of their time.
    maxWorkers: 4,
    sequence: { sequencer: JourneysFirst },
    // Reading the server anew for each file took a fifth of the whole run. What a test changes, it puts back.
    isolate: false,
    // A shared machine may give us a fraction of its processors for minutes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
