/** Shared by the benches: percentiles, and one way to print. */

export const percentile = (values: number[], p: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((p / 100) * sorted.length))] ?? Number.NaN
}

export const median = (values: number[]): number => percentile(values, 50)

export function report(name: string, figures: Record<string, string>): void {
  process.stdout.write(`\n${name}\n`)
  const width = Math.max(...Object.keys(figures).map(key => key.length))
  for (const [key, value] of Object.entries(figures))
    process.stdout.write(`  ${key.padEnd(width)}  ${value}\n`)
}
