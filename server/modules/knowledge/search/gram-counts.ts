/**
 * How often each gram is in a text: a table with open addressing, a quarter of which or more is free, so that a look-up mostly
 * takes one step. A search asks for a few grams in each of forty passages of a thousand grams.
 */
export interface GramCounts {
  /** All grams with their repeats. */
  total: number
  /** 0 where it is not in the text. */
  of(gram: number): number
}

const mostCounted = 0xffff

export function countGrams(grams: readonly number[]): GramCounts {
  const size = 2 ** Math.ceil(Math.log2((new Set(grams).size * 4) / 3 + 1))
  /** A gram at its place, or at the next one that was free; its count in the same place. */
  const table = new Uint32Array(size)
  const counts = new Uint16Array(size)
  const placeOf = (gram: number): number => {
    // Grams are hashes already (FNV-1a); its lower bits are mixed best with the upper ones.
    let place = (gram ^ (gram >>> 15)) & (size - 1)
    while (counts[place] && table[place] !== gram) place = (place + 1) & (size - 1)
    return place
  }
  for (const gram of grams) {
    const place = placeOf(gram)
    table[place] = gram
    counts[place] = Math.min(counts[place]! + 1, mostCounted)
  }
  return { total: grams.length, of: gram => counts[placeOf(gram)]! }
}
