import { LRUCache } from 'lru-cache'

/** So many texts, of so many characters together, are remembered. */
const usual = { max: 5_000, maxSize: 1_000_000 }

/** For the passages of knowledge: the whole of what one business taught, and most of what several did. */
export const passagesAtMost = { max: 10_000, maxSize: 5_000_000 }

/**
 * `read`, which remembers what it made of the last texts: many rules of a turn look at the same message, and many turns
 * at the same passage. What it made is shared, so nobody may change it.
 * Never hand the function itself to `map`: that adds the place in the list to what it remembers by, and nothing is found again.
 */
export function remembered<Rest extends (string | boolean | null)[], Made extends NonNullable<unknown>>(
  read: (text: string, ...rest: Rest) => Made,
  most = usual,
): (text: string, ...rest: Rest) => Made {
  const known = new LRUCache<string, Made>({ ...most, sizeCalculation: (_, key) => key.length + 1 })
  return (text, ...rest) => {
    const key = rest.length ? `${rest.join('\0')}\0${text}` : text
    const before = known.get(key)
    if (before !== undefined) return before
    const made = read(text, ...rest)
    known.set(key, made)
    return made
  }
}
