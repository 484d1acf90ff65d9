import { useDraft } from '../parts/draft.ts'

/** A form over what is saved. */
export interface Edits<T> {
  /** as the form shows them */
  values: T
  /** only what differs from what is saved */
  changes: Partial<T>
  dirty: boolean
  set(change: Partial<T>): void
  /** forgets what was typed: it is saved, or not wanted */
  clear(): void
}

const same = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two)

const read = <T>(text: string): Partial<T> => (text ? JSON.parse(text) : {})

/** What was typed outlives the page, in this tab, until it is saved. A field that nobody touched follows what is saved. */
export function useEdits<T extends object>(key: string, saved: T): Edits<T> {
  const [text, write] = useDraft(`settings:${key}`)
  const edits = read<T>(text)
  const entries = Object.entries(edits) as [keyof T, unknown][]
  const changes = Object.fromEntries(entries.filter(([name, value]) => !same(value, saved[name])))
  return {
    values: { ...saved, ...edits },
    changes: changes as Partial<T>,
    dirty: Object.keys(changes).length > 0,
    set: change => write(JSON.stringify({ ...edits, ...change })),
    clear: () => write(''),
  }
}
