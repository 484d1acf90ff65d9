import { LRUCache } from 'lru-cache'

/** So many texts, of so many characters together, are remembered. */
const usual = { max: 5_000, maxSize: 1_000_000 }

/** For the passages of knowledge: the whole of what one business taught, and most of what several did. */
export const passagesAtMost = { max: 10_000, maxSize: 5_000_000 }

/** Of one text so many readings are remembered: it may be read in several languages, for businesses of several countries. */
const mostWays = 8

/**
 * `read`, which remembers what it made of the last texts: many rules of a turn look at the same message, and many turns
 * at the same passage. What it made is shared, so nobody may change it.
 * Never hand the function itself to `map`: that adds the place in the list to what it remembers by, and nothing is found again.
 */
export function remembered<Rest extends (string | boolean | null)[], Made extends NonNullable<unknown>>(
  read: (text: string, ...rest: Rest) => Made,
  most = usual,
): (text: string, ...rest: Rest) => Made {
  // By the text alone first: a string is hashed once, but one made of the text and the rest would be hashed for each look.
  const known = new LRUCache<string, Map<string, Made>>({
    ...most,
    sizeCalculation: (_, text) => text.length + 1,
  })
  return (text, ...rest) => {
    const way = rest.join('\0')
    const ways = known.get(text) ?? new Map<string, Made>()
    const before = ways.get(way)
    if (before !== undefined) return before
    const made = read(text, ...rest)
    if (ways.size >= mostWays) ways.clear()
    known.set(text, ways.set(way, made))
    return made
  }
}
