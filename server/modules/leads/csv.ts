import { Readable } from 'node:stream'
import type { PersonField } from '#contract/leads/fields.ts'
import type { Lead, LeadFilter } from '#contract/leads/leads.ts'
import type { Ctx } from '#server/core/context.ts'
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
  const heads = [...columns, ...own.map(({ name }) => quoted(name))]
  yield `\uFEFF${heads.join(',')}\r\n`
  let after: string | null = null
  for (;;) {
    const leads: Lead[] = await leadsAfter(ctx, filter, after, batch)
    if (leads.length) yield leads.map(lead => line(lead, own)).join('')
    if (leads.length < batch) return
    after = leads.at(-1)!.id
  }
}

const line = (lead: Lead, own: PersonField[]): string => {
  const values = [...columns.map(name => lead[name]), ...own.map(({ id }) => lead.fields[id] ?? null)]
  return `${values.map(quoted).join(',')}\r\n`
}

/**
 * A value in quotes. Visitors write these texts, and the owner opens them in a spreadsheet, which would run a text that
 * looks like a formula. An apostrophe before it makes it text (OWASP, "CSV Injection").
 */
function quoted(value: string | string[] | null): string {
  const text = Array.isArray(value) ? value.join(', ') : (value ?? '')
  const harmless = /^[\s]*[=+\-@|%\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
