/** Words for the index's dictionary: those that can be misspelt. */
const spellable = /^\p{L}{3,}$/u

/** Whether `word` (folded) belongs in the spelling dictionary. */
export const isSpellable = (word: string): boolean => spellable.test(word)

/** The number of typing errors in a word of this length that are corrected. */
export const slipsAllowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)

/**
 * Damerau-Levenshtein distance (optimal string alignment: a letter added, missing, changed, or two swapped), or
 * Infinity above `limit`. Counts UTF-16 units.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    if (Math.min(...row) > limit) return Infinity
    before = last
    last = row
  }
  return last[b.length]! <= limit ? last[b.length]! : Infinity
}

/**
 * The most likely correction of `word`: the nearest of `candidates` within the allowed errors, the more frequent (`df`)
 * of two equally near, the alphabetically first of two equally frequent. Null when none is near.
 */
export function correct(word: string, candidates: { word: string; df: number }[]): string | null {
  const limit = slipsAllowed(word)
  let best: { word: string; df: number; far: number } | null = null
  for (const candidate of candidates) {
    const far = distance(word, candidate.word, limit)
    if (far === Infinity) continue
    const nearer =
      !best ||
      far < best.far ||
      (far === best.far &&
        (candidate.df > best.df || (candidate.df === best.df && candidate.word < best.word)))
    if (nearer) best = { ...candidate, far }
  }
  return best?.word ?? null
}
