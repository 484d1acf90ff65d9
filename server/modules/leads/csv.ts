import { Readable } from 'node:stream'
import type { Lead, LeadFilter } from '#contract/leads/leads.ts'
import type { Ctx } from '#server/core/context.ts'
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

/** Leads read at once: as many as are held in memory, however many there are. */
const batch = 500

/**
 * The leads that match, as CSV (RFC 4180), oldest first, read from the database as fast as the client takes them.
 * It begins with a byte order mark: without one Excel reads UTF-8 as the machine's old code page.
 */
export const csvOf = (ctx: Ctx, filter: LeadFilter): Readable => Readable.from(lines(ctx, filter))

async function* lines(ctx: Ctx, filter: LeadFilter): AsyncGenerator<string> {
  yield `\uFEFF${columns.join(',')}\r\n`
  let after: string | null = null
  for (;;) {
    const leads: Lead[] = await leadsAfter(ctx, filter, after, batch)
    if (leads.length) yield leads.map(line).join('')
    if (leads.length < batch) return
    after = leads.at(-1)!.id
  }
}

const line = (lead: Lead): string => `${columns.map(name => field(lead[name])).join(',')}\r\n`

/**
 * A value in quotes. Visitors write these texts and the owner opens them in a spreadsheet, which would take what
 * begins like a formula for one: an apostrophe before it makes it text (OWASP, "CSV Injection").
 */
function field(value: Lead[(typeof columns)[number]]): string {
  const text = Array.isArray(value) ? value.join(', ') : (value ?? '')
  const harmless = /^[\s]*[=+\-@|%\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
