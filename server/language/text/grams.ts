/**
 * Sequences of four letters within a word (`#` marks its ends), each as a 32-bit FNV-1a hash: `#par park arki rkin …`.
 * They find what stems miss: compounds, rare endings, misspellings. Hashes rather than strings, because those of
 * thousands of passages stay in memory; a collision among a passage's few hundred is harmless.
 */
export function grams(word: string): number[] {
  const marked = `#${word}#`
  const found = [hash(marked, 0, Math.min(4, marked.length))]
  for (let i = 1; i + 4 <= marked.length; i++) found.push(hash(marked, i, i + 4))
  return found
}

function hash(text: string, from: number, to: number): number {
  let h = 0x811c9dc5
  for (let i = from; i < to; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** The similarity of two sets of grams, 0 (nothing in common) to 1 (equal). */
export function dice(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  if (!a.size || !b.size) return 0
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const gram of small) if (large.has(gram)) shared++
  return (2 * shared) / (a.size + b.size)
}
