import {
  type Lead,
  type LeadChanges,
  type LeadFilter,
  type LeadSource,
  longest,
} from '#contract/leads/leads.ts'
import type { Ctx } from '#server/core/context.ts'
import { phoneKey } from '#server/core/phone-number.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { actorName } from '#server/modules/accounts/actors/actors.ts'
import { join } from './merges/merges.ts'
import * as rows from './queries.ts'
import { change, clean, distinct, enter, joined, type News, show } from './record.ts'

export type { Lead } from '#contract/leads/leads.ts'

/** What became known of somebody who wants something; white space and emptiness are no knowledge. */
export interface Sighting {
  name?: string | null
  email?: string | null
  phone?: string | null
  intent?: string | null
  source: LeadSource
  status?: Lead['status']
  conversationId?: string | null
  callId?: string | null
  bookingId?: string | null
  tags?: string[]
  notes?: string | null
}

/**
 * Notes somebody who wants something of the business. The same person (by email address, else by number) is one
 * lead: what is told later is added to it, the newest name, number and wish hold. Publishes `lead.captured` or, when
 * something really changed, `lead.updated`. Joins the transaction that is open; take the row locks of your own
 * records before.
 */
export const captureLead = async (ctx: Ctx, seen: Sighting): Promise<Lead> => (await capture(ctx, seen)).lead

/** The same, and what came of it. */
export const capture = (ctx: Ctx, seen: Sighting): Promise<{ lead: Lead; news: News }> =>
  ctx.tx(async db => {
    const told = await read(ctx, seen)
    await rows.lockPerson(db, told)
    const { known, merged } = await find(ctx, told)
    const { lead, news: own } = known ? await addTo(ctx, known, told, seen) : await begin(ctx, told, seen)
    const news = merged ? 'updated' : own
    for (const [kind, record_id] of [
      ['conversation', seen.conversationId],
      ['call', seen.callId],
      ['booking', seen.bookingId],
    ] as const) {
      if (record_id) await enter(ctx, lead.id, { kind, record_id })
    }
    if (news !== 'unchanged') await ctx.publish(`lead.${news}`, show(lead))
    return { lead: show(lead), news }
  })

type Told = Pick<rows.LeadRow, 'name' | 'email' | 'phone' | 'phone_key' | 'intent' | 'notes' | 'tags'>

async function read(ctx: Ctx, seen: Partial<Sighting>): Promise<Told> {
  const phone = clean(seen.phone, longest.phone)
  const phone_key = phone && phoneKey(phone, (await business(ctx)).country)
  return {
    name: clean(seen.name, longest.name),
    email: clean(seen.email, 320)?.toLowerCase() ?? null,
    phone: phone_key && phone,
    phone_key,
    intent: clean(seen.intent, longest.intent),
    notes: clean(seen.notes, longest.notes),
    tags: distinct(seen.tags ?? []),
  }
}

/**
 * Whom we know by these keys, now or from before a merge. Somebody known by an address, and somebody known by nothing but
 * the number that comes with it now, turn out to be one person.
 */
const find = (
  ctx: Ctx,
  { email, phone_key }: Told,
): Promise<{ known: rows.LeadRow | undefined; merged: boolean }> =>
  ctx.tx(async db => {
    const byEmail = email ? await rows.findByEmail(db, email) : undefined
    const byPhone = phone_key
      ? await rows.findByPhone(db, phone_key, { unaddressed: email !== null })
      : undefined
    if (byEmail && byPhone && byPhone.id !== byEmail.id) {
      return { known: await join(ctx, byEmail, byPhone, 'same_number'), merged: true }
    }
    return { known: byEmail ?? byPhone, merged: false }
  })

async function begin(ctx: Ctx, told: Told, seen: Sighting): Promise<{ lead: rows.LeadRow; news: News }> {
  const now = ctx.now()
  const lead: rows.LeadRow = {
    id: ctx.id(),
    ...told,
    status: seen.status ?? 'new',
    source: seen.source,
    conversation_id: seen.conversationId ?? null,
    call_id: seen.callId ?? null,
    merged_into: null,
    created_at: now,
    updated_at: now,
  }
  await ctx.tx(db => rows.insertLead(db, lead))
  await enter(ctx, lead.id, { kind: 'captured', by: await actorName(ctx) })
  return { lead, news: 'captured' }
}

async function addTo(
  ctx: Ctx,
  known: rows.LeadRow,
  told: Told,
  seen: Sighting,
): Promise<{ lead: rows.LeadRow; news: News }> {
  // The same number written another way is no news.
  const sameNumber = !told.phone_key || told.phone_key === known.phone_key
  const next = {
    name: told.name ?? known.name,
    email: told.email ?? known.email,
    phone: sameNumber ? known.phone : told.phone,
    phone_key: sameNumber ? known.phone_key : told.phone_key,
    intent: told.intent ?? known.intent,
    tags: distinct([...known.tags, ...told.tags]),
    notes: joined(known.notes, told.notes),
    status: seen.status ?? known.status,
  }
  const seenIn = {
    conversation_id: seen.conversationId ?? known.conversation_id,
    call_id: seen.callId ?? known.call_id,
  }
  return change(ctx, known, next, seenIn)
}

export async function listLeads(ctx: Ctx, filter: LeadFilter & { limit: number; offset: number }) {
  const { rows: found, total } = await ctx.tx(db => rows.selectLeads(db, filter, filter))
  return { leads: found.map(show), total }
}

/** One lead; of one that was merged, the one that it became. 404. */
export async function getLead(ctx: Ctx, id: string): Promise<Lead> {
  const found = await ctx.tx(db => rows.selectCurrent(db, id))
  if (!found) throw notFound('Lead')
  return show(found)
}

/** Changes what was sent; 404, and 409 when the address or number is another lead's. */
export const changeLead = (ctx: Ctx, id: string, changes: LeadChanges): Promise<Lead> =>
  ctx.tx(async db => {
    const told = await read(ctx, changes)
    const before = await rows.selectLead(db, id)
    if (!before) throw notFound('Lead')
    await rows.lockPerson(db, told, before)
    const known = await rows.lockLead(db, id)
    if (!known) throw notFound('Lead')
    const next = {
      ...pick(told, changes),
      ...('phone' in changes && { phone_key: told.phone_key }),
      ...(changes.status && { status: changes.status }),
    }
    const { email, phone_key } = { ...known, ...next }
    const twin = email
      ? await rows.findByEmail(db, email)
      : phone_key && (await rows.findByPhone(db, phone_key, { unaddressed: true }))
    if (twin && twin.id !== id) {
      throw new Problem(409, `Another lead has this ${email ? 'email address' : 'phone number'} already.`)
    }
    const { lead, news } = await change(ctx, known, next)
    if (news === 'updated') await ctx.publish('lead.updated', show(lead))
    return show(lead)
  })

const pick = <T extends object>(from: T, sent: object): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key in sent)) as Partial<T>

/** Forgets a lead with its timeline; 404. */
export const removeLead = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    const lead = await rows.selectLead(db, id)
    if (lead) await rows.lockPerson(db, lead)
    await rows.lockFamily(db, id)
    if (!(await rows.deleteLead(db, id))) throw notFound('Lead')
  })

/** What happened with a lead, newest first; 404. */
export const timeline = (ctx: Ctx, id: string, page: { limit: number; offset: number }) =>
  ctx.tx(async db => {
    const lead = await getLead(ctx, id)
    const { rows: found, total } = await rows.selectEntries(db, lead.id, page)
    return { entries: found.map(row => ({ ...row, at: row.at.toISOString() })), total }
  })

/** The next leads that match after that id, in the order in which they came. */
export const leadsAfter = async (
  ctx: Ctx,
  filter: LeadFilter,
  after: string | null,
  limit: number,
): Promise<Lead[]> => (await ctx.tx(db => rows.selectLeadsAfter(db, filter, after, limit))).map(show)

/** These leads, oldest first, without those that are gone. */
export const leadsById = async (ctx: Ctx, ids: string[]): Promise<Lead[]> =>
  ids.length ? (await ctx.tx(db => rows.selectLeadsById(db, ids))).map(show) : []

/** The people behind the leads, page by page: those after that id. */
export const leadPeople = async (
  ctx: Ctx,
  after: string | null,
  limit: number,
): Promise<Pick<Lead, 'id' | 'name' | 'email' | 'phone'>[]> =>
  (await leadsAfter(ctx, {}, after, limit)).map(({ id, name, email, phone }) => ({ id, name, email, phone }))

/**
 * Notes that somebody wrote or called; where they are a lead, it is on their timeline. Returns that lead. Whoever only
 * answers a message of the business has asked for nothing, and becomes none.
 */
export const recognise = (
  ctx: Ctx,
  seen: Pick<Sighting, 'email' | 'phone' | 'conversationId' | 'callId'>,
): Promise<Lead | null> =>
  ctx.tx(async db => {
    const { email, phone_key } = await read(ctx, seen)
    const known =
      (email && (await rows.findByEmail(db, email))) ||
      (phone_key && (await rows.findByPhone(db, phone_key, { unaddressed: false })))
    if (!known) return null
    const { conversationId, callId } = seen
    if (conversationId) await enter(ctx, known.id, { kind: 'conversation', record_id: conversationId })
    if (callId) await enter(ctx, known.id, { kind: 'call', record_id: callId })
    return show(known)
  })

/** Whose conversations these are, by conversation; those of nobody known are left out. */
export const leadsOf = (ctx: Ctx, conversations: string[]): Promise<Map<string, string>> =>
  ctx.tx(async db => {
    const found = conversations.length ? await rows.selectLeadsOf(db, conversations) : []
    return new Map(found.map(({ conversation_id, lead_id }) => [conversation_id, lead_id]))
  })

/** The conversations of one person on every channel; 404. */
export const conversationsOf = (ctx: Ctx, id: string): Promise<string[]> =>
  ctx.tx(async db => rows.selectRecords(db, (await getLead(ctx, id)).id, 'conversation'))

/** Whose a conversation is, as far as it has come out. */
export async function leadOf(ctx: Ctx, conversationId: string): Promise<Lead | null> {
  const found = await ctx.tx(db => rows.selectLeadOf(db, conversationId))
  return found ? show(found) : null
}
