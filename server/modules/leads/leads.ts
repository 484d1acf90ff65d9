import type { Static } from 'typebox'
import type { Lead, LeadChanges, LeadFilter, LeadList, LeadSort } from '#contract/leads/leads.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { type PageRequest, readPage } from '#server/http/request/cursors.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { actorName } from '#server/modules/accounts/actors/actors.ts'
import { readFields, withFields } from './fields/fields.ts'
import { holdersOf } from './fields/holding.ts'
import * as lists from './list-queries.ts'
import { mergeInto } from './merges/merges.ts'
import * as rows from './queries.ts'
import { type KnownDetails, type LeadDetails, readDetails } from './reading.ts'
import {
  addTimelineEntry,
  applyChanges,
  distinctTags,
  type LeadChange,
  mergedNotes,
  toLead,
} from './record.ts'
import { selectEntries, selectRecords } from './timeline-queries.ts'

export type { Lead } from '#contract/leads/leads.ts'

/**
 * Stores a person who wants something of the business. The same person (by email address, else by number) is one lead:
 * later details are added to it, and the newest name, number and intent replace earlier ones. Publishes `lead.captured` or,
 * when something changed, `lead.updated`. Joins the open transaction; lock the rows of your own records first.
 */
export const captureLead = async (ctx: Ctx, seen: LeadDetails): Promise<Lead> =>
  (await capture(ctx, seen)).lead

/** The same, and whether the lead is new, updated or unchanged. */
export const capture = (ctx: Ctx, seen: LeadDetails): Promise<{ lead: Lead; news: LeadChange }> =>
  ctx.tx(async db => {
    const told = await readDetails(ctx, seen)
    const fields = await readFields(ctx, seen.fields ?? {})
    await rows.lockPerson(db, told)
    const { known, merged } = await find(ctx, told)
    const { lead, news: own } = known
      ? await updateKnown(ctx, known, { ...told, fields: withFields(known.fields, fields) }, seen)
      : await createLead(ctx, { ...told, fields: withFields({}, fields) }, seen)
    const news = merged ? 'updated' : own
    for (const [kind, record_id] of [
      ['conversation', seen.conversationId],
      ['call', seen.callId],
      ['booking', seen.bookingId],
    ] as const) {
      if (record_id) await addTimelineEntry(ctx, lead.id, { kind, record_id })
    }
    if (news !== 'unchanged') await ctx.publish(`lead.${news}`, toLead(lead))
    return { lead: toLead(lead), news }
  })

/**
 * Finds the lead with this address or number, also one that was merged into another. When one lead has the address, and
 * another one without an address has the number, they are one person, and are merged.
 */
const find = (
  ctx: Ctx,
  { email, phone_key }: KnownDetails,
): Promise<{ known: rows.LeadRow | undefined; merged: boolean }> =>
  ctx.tx(async db => {
    const byEmail = email ? await rows.findByEmail(db, email) : undefined
    const byPhone = phone_key
      ? await rows.findByPhone(db, phone_key, { unaddressed: email !== null })
      : undefined
    if (byEmail && byPhone && byPhone.id !== byEmail.id) {
      return { known: await mergeInto(ctx, byEmail, byPhone, 'same_number'), merged: true }
    }
    return { known: byEmail ?? byPhone, merged: false }
  })

async function createLead(
  ctx: Ctx,
  told: KnownDetails & Pick<rows.LeadRow, 'fields'>,
  seen: LeadDetails,
): Promise<{ lead: rows.LeadRow; news: LeadChange }> {
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
  await addTimelineEntry(ctx, lead.id, { kind: 'captured', by: await actorName(ctx) })
  return { lead, news: 'captured' }
}

async function updateKnown(
  ctx: Ctx,
  known: rows.LeadRow,
  told: KnownDetails & Pick<rows.LeadRow, 'fields'>,
  seen: LeadDetails,
): Promise<{ lead: rows.LeadRow; news: LeadChange }> {
  // The same number in another spelling is not a change.
  const sameNumber = !told.phone_key || told.phone_key === known.phone_key
  const next = {
    name: told.name ?? known.name,
    email: told.email ?? known.email,
    phone: sameNumber ? known.phone : told.phone,
    phone_key: sameNumber ? known.phone_key : told.phone_key,
    intent: told.intent ?? known.intent,
    tags: distinctTags([...known.tags, ...told.tags]),
    notes: mergedNotes(known.notes, told.notes),
    fields: told.fields,
    status: seen.status ?? known.status,
  }
  const seenIn = {
    conversation_id: seen.conversationId ?? known.conversation_id,
    call_id: seen.callId ?? known.call_id,
  }
  return applyChanges(ctx, known, next, seenIn)
}

interface LeadListing extends LeadFilter, PageRequest {
  sort?: LeadSort
}

/** Leads that match, newest first unless asked otherwise. By cursor, `q` looks for beginnings of words. */
export const listLeads = (
  ctx: Ctx,
  { sort = 'newest', limit, offset, cursor, ...filter }: LeadListing,
): Promise<Static<typeof LeadList>> =>
  ctx.tx(async db => {
    const held = await holdersOf(ctx, filter)
    const matching =
      cursor === undefined
        ? lists.plainConditions(filter, held)
        : await lists.wordConditions(db, filter, held)
    const { rows: found, ...end } = await readPage(
      ctx,
      {
        name: 'leads',
        sort,
        filter,
        select: window => lists.selectLeads(db, matching, sort, window),
        keyOf: row => lists.keyOf(row, sort),
        count: most => lists.countLeads(db, matching, most),
      },
      { limit, offset, cursor },
    )
    return { leads: found.map(toLead), ...end }
  })

/** One lead; for a merged one, the lead that it was merged into. 404. */
export async function getLead(ctx: Ctx, id: string): Promise<Lead> {
  const found = await ctx.tx(db => rows.selectCurrent(db, id))
  if (!found) throw notFound('Lead')
  return toLead(found)
}

/** Changes the given fields. 404; 409 when another lead has the address or number. */
export const changeLead = (ctx: Ctx, id: string, changes: LeadChanges): Promise<Lead> =>
  ctx.tx(async db => {
    const told = await readDetails(ctx, changes)
    const fields = await readFields(ctx, changes.fields ?? {})
    const before = await rows.selectLead(db, id)
    if (!before) throw notFound('Lead')
    await rows.lockPerson(db, told, before)
    const known = await rows.lockLead(db, id)
    if (!known) throw notFound('Lead')
    const next = {
      ...pick(told, changes),
      ...('phone' in changes && { phone_key: told.phone_key }),
      ...(changes.status && { status: changes.status }),
      ...(changes.fields && { fields: withFields(known.fields, fields) }),
    }
    const { email, phone_key } = { ...known, ...next }
    const twin = email
      ? await rows.findByEmail(db, email)
      : phone_key && (await rows.findByPhone(db, phone_key, { unaddressed: true }))
    if (twin && twin.id !== id) {
      throw new Problem(409, `Another lead has this ${email ? 'email address' : 'phone number'} already.`)
    }
    const { lead, news } = await applyChanges(ctx, known, next)
    if (news === 'updated') await ctx.publish('lead.updated', toLead(lead))
    return toLead(lead)
  })

const pick = <T extends object>(from: T, sent: object): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key in sent)) as Partial<T>

/** Deletes a lead with its timeline; 404. */
export const removeLead = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    const lead = await rows.selectLead(db, id)
    if (lead) await rows.lockPerson(db, lead)
    await rows.lockFamily(db, id)
    if (!(await rows.deleteLead(db, id))) throw notFound('Lead')
    await noteChange(ctx, db, { topic: 'lead', id, kind: 'deleted' })
  })

/** The timeline of a lead, newest first; 404. */
export const timeline = (ctx: Ctx, id: string, page: { limit: number; offset: number }) =>
  ctx.tx(async db => {
    const lead = await getLead(ctx, id)
    const { rows: found, total } = await selectEntries(db, lead.id, page)
    return { entries: found.map(row => ({ ...row, at: row.at.toISOString() })), total }
  })

/** The next `limit` leads that match after the id `after`, oldest first. */
export const leadsAfter = (
  ctx: Ctx,
  filter: LeadFilter,
  after: string | null,
  limit: number,
): Promise<Lead[]> =>
  ctx.tx(async db => {
    const matching = lists.plainConditions(filter, await holdersOf(ctx, filter))
    return (await rows.selectLeadsAfter(db, matching, after, limit)).map(toLead)
  })

/** The tags that people have, to choose from; the first 200 of the alphabet. */
export const listTags = (ctx: Ctx): Promise<string[]> => ctx.tx(db => lists.selectTags(db, 200))

/** These leads, oldest first; deleted ones are left out. */
export const leadsById = async (ctx: Ctx, ids: string[]): Promise<Lead[]> =>
  ids.length ? (await ctx.tx(db => rows.selectLeadsById(db, ids))).map(toLead) : []

/** The people of the next `limit` leads after the id `after`. */
export const leadPeople = async (
  ctx: Ctx,
  after: string | null,
  limit: number,
): Promise<Pick<Lead, 'id' | 'name' | 'email' | 'phone'>[]> =>
  (await leadsAfter(ctx, {}, after, limit)).map(({ id, name, email, phone }) => ({ id, name, email, phone }))

/**
 * Adds a conversation or a call to the timeline of the lead with this address or number, and returns that lead; null when
 * there is none. It makes no lead, because a person who only answers a message of the business has asked for nothing.
 */
export const recognise = (
  ctx: Ctx,
  seen: Pick<LeadDetails, 'email' | 'phone' | 'conversationId' | 'callId'>,
): Promise<Lead | null> =>
  ctx.tx(async db => {
    const { email, phone_key } = await readDetails(ctx, seen)
    const known =
      (email && (await rows.findByEmail(db, email))) ||
      (phone_key && (await rows.findByPhone(db, phone_key, { unaddressed: false })))
    if (!known) return null
    const { conversationId, callId } = seen
    if (conversationId)
      await addTimelineEntry(ctx, known.id, { kind: 'conversation', record_id: conversationId })
    if (callId) await addTimelineEntry(ctx, known.id, { kind: 'call', record_id: callId })
    await noteChange(ctx, db, { topic: 'lead', id: known.id, kind: 'timeline' })
    return toLead(known)
  })

/** The lead ids of these conversations, by conversation; those without a lead are left out. */
export const leadsOf = (ctx: Ctx, conversations: string[]): Promise<Map<string, string>> =>
  ctx.tx(async db => {
    const found = conversations.length ? await rows.selectLeadsOf(db, conversations) : []
    return new Map(found.map(({ conversation_id, lead_id }) => [conversation_id, lead_id]))
  })

/** The conversations of a lead on every channel; 404. */
export const conversationsOf = (ctx: Ctx, id: string): Promise<string[]> =>
  ctx.tx(async db => selectRecords(db, (await getLead(ctx, id)).id, 'conversation'))

/** The lead of a conversation; null when there is none. */
export async function leadOf(ctx: Ctx, conversationId: string): Promise<Lead | null> {
  const found = await ctx.tx(db => rows.selectLeadOf(db, conversationId))
  return found ? toLead(found) : null
}
