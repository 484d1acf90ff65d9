import type { LeadFilter } from '#contract/leads/leads.ts'
import type { Ctx } from '#server/core/context.ts'
import type { RecordSet } from '#server/db/record-sets.ts'
import { invalid } from '#server/http/problem.ts'
import { readValue } from './fields.ts'
import * as rows from './queries.ts'

/**
 * The people who have in a field of the business what a filter asks for; none where it asks for no field. 422 for a value that
 * the field can't hold, and for a range of what has none.
 */
export async function holdersOf(
  ctx: Ctx,
  { field: id, value, value_from, value_to }: LeadFilter,
): Promise<RecordSet[]> {
  if (!id) return []
  const field = (await ctx.tx(rows.selectFields)).find(each => each.id === id)
  const kind = field?.kind ?? 'text'
  const read = (name: 'value' | 'value_from' | 'value_to', given: string | undefined): string | null => {
    // A choice that can't be made any more may still be held.
    const known = readValue({ kind: kind === 'choice' ? 'text' : kind, choices: [] }, given ?? '')
    if ('refused' in known) throw invalid(['query', name], `${field!.name} should be a valid ${kind}`)
    return known.value
  }
  const equal = read('value', value)
  const bounds = { from: read('value_from', value_from), to: read('value_to', value_to) }
  if ((bounds.from ?? bounds.to) !== null && kind !== 'number' && kind !== 'date')
    throw invalid(['query', 'value_from'], 'Only a number and a date have a range.')
  return [rows.holders(id, kind === 'number' ? 'number' : 'value', { equal, ...bounds })]
}
