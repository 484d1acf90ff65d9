import { fold } from '../text/fold.ts'

/** Levenshtein's distance of two words, folded. */
export function distance(one: string, other: string): number {
  const a = [...fold(one)]
  const b = [...fold(other)]
  let row = b.map((_, i) => i + 1)
  for (const [i, letter] of a.entries()) {
    const next: number[] = []
    let before = i
    let left = i + 1
    for (const [j, compared] of b.entries()) {
      left = Math.min(left + 1, row[j]! + 1, before + (letter === compared ? 0 : 1))
      before = row[j]!
      next.push(left)
    }
    row = next
  }
  return row.at(-1) ?? a.length
}
