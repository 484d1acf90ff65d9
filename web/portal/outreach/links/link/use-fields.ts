import { useDraft } from '../../../parts/draft.ts'
import type { Fields } from './fields.ts'

/** The fields of a link with what was typed into them, which outlives the page until it is saved. */
export function useFields(id: string, saved: Fields) {
  const [text, write] = useDraft(`link:${id}`)
  const typed: Partial<Fields> = text ? JSON.parse(text) : {}
  const fields = { ...saved, ...typed }
  return {
    fields,
    isDirty: JSON.stringify(fields) !== JSON.stringify(saved),
    set: (change: Partial<Fields>) => write(JSON.stringify({ ...typed, ...change })),
    clear: () => write(''),
  }
}
