import { LRUCache } from 'lru-cache'

/** So many texts, of so many characters together, are remembered. */
const most = { max: 1_000, maxSize: 1_000_000 }

/** `read`, which remembers what it made of the last texts: many rules of a turn look at the same message. */
export function remembered<Made extends NonNullable<unknown>>(
  read: (text: string) => Made,
): (text: string) => Made {
  const known = new LRUCache<string, Made>({ ...most, sizeCalculation: (_, text) => text.length + 1 })
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = read(text)
    known.set(text, made)
    return made
  }
}
