// What the objects of a list are called: by a key that says so, or by the key whose values tell them apart.
import { entriesOf, isScalar, type JsonObject, label } from './values.ts'

/** Characters. */
const longestName = 120
/** The share of a list's objects that must have a name under the key. */
const mostHave = 0.8

const nameKeys = ['name', 'title', 'heading', 'topic', 'label']

/** Words, and no code, address, date or number. */
function readsLikeName(value: string): boolean {
  const text = value.trim()
  if (!/\p{L}{2}/u.test(text) || text.length > longestName || /[.!?]\s/.test(text)) return false
  if (/^\S+@\S+$|^(?:https?:|www\.|\/|#)|^\d{4}-\d{2}-\d{2}|^[0-9a-f]{8}-/i.test(text)) return false
  return /\s/.test(text) || !/[\d_]/.test(text)
}

const nameIn = (value: JsonObject, key: string | undefined): string | undefined => {
  const name = key === undefined ? undefined : value[key]
  return typeof name === 'string' && name.trim() && name.length <= longestName ? name.trim() : undefined
}

/** The key of an object that says its name: 'name', 'productName', 'room_title'. */
export function ownNameKey(value: JsonObject): string | undefined {
  const keys = Object.keys(value).filter(key => nameIn(value, key))
  for (const wanted of nameKeys) {
    const key = keys.find(key => label(key).toLowerCase() === wanted)
    if (key !== undefined) return key
  }
  return keys.find(key => nameKeys.slice(0, 2).includes(label(key).toLowerCase().split(' ').at(-1)!))
}

/** The key under which the objects of a list have their names, for those that don't say. */
export function commonNameKey(list: readonly JsonObject[]): string | undefined {
  const values = new Map<string, Set<string>>()
  const counts = new Map<string, number>()
  for (const object of list)
    for (const [key, value] of entriesOf(object)) {
      if (!isScalar(value) || typeof value !== 'string' || !readsLikeName(value)) continue
      counts.set(key, (counts.get(key) ?? 0) + 1)
      values.set(key, (values.get(key) ?? new Set()).add(value))
    }
  const usual = [...counts].filter(([, count]) => count >= mostHave * list.length).map(([key]) => key)
  return usual.find(key => values.get(key)!.size === counts.get(key)!) ?? undefined
}

export const nameOf = (value: JsonObject, common?: string): { name: string; key: string } | null => {
  const key = ownNameKey(value) ?? common
  const name = nameIn(value, key)
  return name && key !== undefined ? { name, key } : null
}
