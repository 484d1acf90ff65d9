import { appendFileSync } from 'node:fs'

/** Shared by the benches: percentiles, one way to print, and one way to hold a figure against its aim. */

/** A measured number, most often a ratio to a floor of the same run, with the number that it should reach. */
export interface Aimed {
  name: string
  value: number
  /** `×`, `/s`, `ms`, `MB`. */
  unit: string
  atLeast?: number
  atMost?: number
}

export const isReached = ({ value, atLeast, atMost }: Aimed): boolean =>
  (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost)

/** Prints figures beside their aims, and hands them to `all.ts` where that runs the bench. */
export function hold(figures: Aimed[]): void {
  report(
    'aims',
    Object.fromEntries(
      figures.map(each => [each.name, `${shown(each)}, ${isReached(each) ? 'reached' : 'MISSED'}`]),
    ),
  )
  const file = process.env.BENCH_FIGURES
  if (file) appendFileSync(file, figures.map(each => `${JSON.stringify(each)}\n`).join(''))
}

/** `2.7 × (≤ 1.5)` */
export const shown = ({ value, unit, atLeast, atMost }: Aimed): string =>
  `${value.toFixed(value < 10 ? 2 : 0)} ${unit} (${atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`})`

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
