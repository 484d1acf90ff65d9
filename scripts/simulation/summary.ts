import type { Ledger } from './ledger.ts'

/** Lines of what was unexpected that are printed. */
const shown = 20

/** What happened, for people. */
export function summaryOf({ done, unexpected, ...counted }: Ledger): string {
  const { people, ...numbers } = counted
  const lines = [
    'What happened:',
    ...[...done].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, times]) => `  ${times} × ${name}`),
    'What it left behind:',
    ...Object.entries({ ...numbers, people: people.size }).map(([name, count]) => `  ${count} ${name}`),
    unexpected.length
      ? `${unexpected.length} unexpected:\n${unexpected
          .slice(0, shown)
          .map(line => `  ${line}`)
          .join('\n')}`
      : 'Nothing was unexpected, and the figures of the API are what happened.',
  ]
  return `${lines.join('\n')}\n`
}
