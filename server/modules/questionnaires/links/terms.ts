import type { QuestionnaireLinkRow } from './queries.ts'

/** The terms that one send of a saved list may have of its own. The list stays as it is. */
const terms = [
  'title',
  'about',
  'recording_mode',
  'monitor_activity',
  'expected_minutes',
  'context_text',
] as const

/** null: as the list has it. */
export type OwnTerms = Pick<QuestionnaireLinkRow, (typeof terms)[number]>

/** A list, or some of its fields, on the terms on which it was sent. */
export function asSent<List extends object>(list: List, own: OwnTerms): List {
  const changed = terms.filter(name => name in list && own[name] !== null)
  return { ...list, ...Object.fromEntries(changed.map(name => [name, own[name]])) }
}
