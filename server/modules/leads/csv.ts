import { Readable } from 'node:stream'
import type { PersonField } from '#contract/leads/fields.ts'
import type { Lead, LeadFilter } from '#contract/leads/leads.ts'
import type { Ctx } from '#server/core/context.ts'
import { csvLine } from '#server/http/csv.ts'
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

/**
 * The leads that match, as CSV (RFC 4180), oldest first, read from the database as fast as the client reads the stream.
 * It begins with a byte order mark, without which Excel reads UTF-8 in the machine's old code page.
 */
export const csvOf = (ctx: Ctx, filter: LeadFilter): Readable => Readable.from(lines(ctx, filter))

async function* lines(ctx: Ctx, filter: LeadFilter): AsyncGenerator<string> {
  const own = await listFields(ctx)
  const heads = csvLine(own.map(({ name }) => name))
  yield `\uFEFF${columns.join(',')}${own.length ? `,${heads}` : '\r\n'}`
  let after: string | null = null
  for (;;) {
    const leads: Lead[] = await leadsAfter(ctx, filter, after, batch)
    if (leads.length) yield leads.map(lead => line(lead, own)).join('')
    if (leads.length < batch) return
    after = leads.at(-1)!.id
  }
}

const line = (lead: Lead, own: PersonField[]): string =>
  csvLine([...columns.map(name => cell(lead[name])), ...own.map(({ id }) => lead.fields[id] ?? null)])

const cell = (value: Lead[(typeof columns)[number]]) => (Array.isArray(value) ? value.join(', ') : value)
