import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

type Kind = 'desk' | 'call' | 'other'

/** What takes long, however short its file is: journeys through the desk, which calculate, and whole calls, which wait. */
function kindOf({ moduleId }: TestSpecification): Kind {
  if (moduleId.includes('/e2e/portal/')) return 'desk'
  return /\/(e2e|modules\/calls|voice-rig)\//.test(moduleId) ? 'call' : 'other'
}

/** Long files first, so that none comes last: journeys and calls by turns, which share processors well; then by size. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { desk = [], call = [], other = [] } = Object.groupBy(await super.sort(files), kindOf)
    const turns = Array.from({ length: Math.max(desk.length, call.length) }, (_, i) => [desk[i], call[i]])
    return [...turns.flat().filter(file => file !== undefined), ...other]
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
    sequence: { sequencer: LongFirst },
    // Reading the server anew for each file took a fifth of the whole run. What a test changes, it puts back.
    isolate: false,
    // A shared machine may give us a fraction of its processors for minutes. A test has a limit of its own only as a proof.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
})
