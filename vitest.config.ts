import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['locales', 'server', 'web', 'sdk', 'e2e', 'scripts'].map(folder => `${folder}/**/*.test.ts`),
    globalSetup: './server/test/cluster.ts',
    pool: 'forks',
    // One more than the two processors of a small machine: tests wait for a third of their time.
    maxWorkers: 3,
    // Reading the server anew for each file took a fifth of the whole run. What a test changes, it puts back.
    isolate: false,
    // A shared machine may give us a fraction of its processors for minutes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
