import type { PersonField } from '#contract/leads/fields.ts'
import type { Lead, LeadFilter } from '#contract/leads/leads.ts'
import type { Ctx } from '#server/core/context.ts'
import type { CsvRow } from '#server/http/csv.ts'
import { listFields } from './fields/fields.ts'
import { leadsAfter } from './leads.ts'

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'intent',
  'status',
  'source',
  'tags',
  'notes',
  'conversation_id',
  'call_id',
  'created_at',
  'updated_at',
] as const

/** Leads that are read at once, which limits the memory used. */
const batch = 500

/** The leads that match as a table, oldest first: its head, and its rows in batches. */
export async function tableOf(
  ctx: Ctx,
  filter: LeadFilter,
): Promise<{ head: string[]; rows: AsyncGenerator<CsvRow[]> }> {
  const own = await listFields(ctx)
  // What is wrong with the filter is said before the answer begins.
  await leadsAfter(ctx, filter, null, 0)
  return { head: [...columns, ...own.map(({ name }) => name)], rows: rowsOf(ctx, filter, own) }
}

async function* rowsOf(ctx: Ctx, filter: LeadFilter, own: PersonField[]): AsyncGenerator<CsvRow[]> {
  let after: string | null = null
  for (;;) {
    const leads: Lead[] = await leadsAfter(ctx, filter, after, batch)
    yield leads.map(lead => rowOf(lead, own))
    if (leads.length < batch) return
    after = leads.at(-1)!.id
  }
}

const rowOf = (lead: Lead, own: PersonField[]): CsvRow => [
  ...columns.map(name => cell(lead[name])),
  ...own.map(({ id }) => lead.fields[id] ?? null),
]

const cell = (value: Lead[(typeof columns)[number]]) => (Array.isArray(value) ? value.join(', ') : value)
