import {
  mostWaiting,
  type NewWaiting,
  type OwnWaiting,
  type Waiting,
  type WaitingChanges,
  type WaitingSource,
} from '#contract/bookings/waitlist.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { readLanguage } from '#server/core/places.ts'
import { tokenHash } from '#server/core/secret-token.ts'
import type { Tx } from '#server/db/tenant.ts'
import { readMoment } from '#server/http/moment.ts'
import { invalid, notFound, Problem, tooMany } from '#server/http/problem.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { notesOf, readPerson } from '../fields.ts'
import { findService, listServices, type ServiceRow } from '../services/services.ts'
import { leaveToken, leaveUrl } from '../token.ts'
import { noteWaitlist } from './changed.ts'
import * as rows from './queries.ts'

/** Who waits, the longest first. */
export async function listWaiting(ctx: Ctx): Promise<Waiting[]> {
  const services = new Map((await listServices(ctx)).map(({ id, name }) => [id, name]))
  const found = await ctx.tx(db => rows.selectEntries(db))
  return found.map(row => showWaiting(row, services.get(row.service_id) ?? ''))
}

/** Notes somebody who wants a time. 400 for more than the list holds; 404 for an unknown service; 422. */
export const addWaiting = async (ctx: Ctx, given: NewWaiting): Promise<Waiting> =>
  (await note(ctx, await findService(ctx, given.service_id), given, 'desk')).waiting

/** `isNew`: whether they were not on the list before. */
async function note(
  ctx: Ctx,
  service: ServiceRow,
  { language, ...given }: NewWaiting,
  source: WaitingSource,
): Promise<{ waiting: Waiting; isNew: boolean }> {
  const desk = await business(ctx)
  const { name, email = null, phone = null } = readPerson(given)
  const id = ctx.id()
  const wish = {
    id,
    service_id: service.id,
    name: name!,
    email,
    phone,
    ...notesOf(given),
    ...readTimes(given),
    language: (language && readLanguage(language)) || homeLanguage(desk),
    source,
    token_hash: tokenHash(leaveToken(ctx, id)),
    created_at: ctx.now(),
  }
  checkTimes(wish)
  return ctx.tx(async db => {
    await rows.lockOffers(db)
    // Who puts themselves down again says anew what they want, and keeps their place.
    const before = source === 'desk' ? null : await rows.selectOf(db, { serviceId: service.id, email, phone })
    if (before) {
      const { notes, earliest = null, latest = null } = wish
      await noteWaitlist(ctx, db)
      const next = { notes: notes || before.notes, earliest, latest }
      const row = (await rows.updateEntry(db, before.id, next))!
      return { waiting: showWaiting(row, service.name), isNew: false }
    }
    if ((await rows.countEntries(db)) >= mostWaiting) {
      if (source === 'desk') throw tooMany('people on the waitlist', mostWaiting)
      throw new Problem(409, 'The waiting list is full at the moment. Please ask the business directly.')
    }
    await noteWaitlist(ctx, db)
    return { waiting: showWaiting(await rows.insertEntry(db, wish), service.name), isNew: true }
  })
}

/** Puts a visitor on the list, who has to be reached somehow. 400, 404, 422; 409 when the list is full. */
export async function joinWaitlist(ctx: Ctx, given: NewWaiting, source: WaitingSource): Promise<OwnWaiting> {
  if (!given.email?.trim() && !given.phone?.trim())
    throw new Problem(
      400,
      'An email address or a phone number is needed, so that a time can be offered to you.',
    )
  const service = await findService(ctx, given.service_id)
  if (!service.is_active) throw notFound('Service')
  const { waiting, isNew } = await note(ctx, service, given, source)
  const { slug } = await business(ctx)
  // Only who joins now gets the link: else anybody who knows an address could take its owner off the list.
  const leave_url = isNew ? leaveUrl(ctx, { slug, id: waiting.id }) : null
  return { service_name: waiting.service_name, name: given.name.trim(), leave_url }
}

/** Takes off the list whoever holds the token; 404. */
export async function leaveByToken(ctx: OpenCtx, token: string): Promise<void> {
  const found = await rows.findByToken(ctx, tokenHash(token))
  if (!found) throw notFound('Place on the waitlist')
  await removeWaiting(ctx.as(found.tenant_id, { kind: 'visitor' }), found.id)
}

/** Changes the fields that were sent. 404, 422. */
export const changeWaiting = (ctx: Ctx, id: string, changes: WaitingChanges): Promise<Waiting> =>
  ctx.tx(async db => {
    const before = await rows.selectEntry(db, id)
    if (!before) throw notFound('Waiting person')
    const next = { ...readPerson(changes), ...notesOf(changes), ...readTimes(changes) }
    checkTimes({ ...before, ...next })
    const row = Object.keys(next).length ? (await rows.updateEntry(db, id, next))! : before
    await noteWaitlist(ctx, db)
    return showWaiting(row, (await findService(ctx, row.service_id)).name)
  })

/** Takes somebody off the list; 404. */
export const removeWaiting = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.deleteEntry(db, id))) throw notFound('Waiting person')
    await noteWaitlist(ctx, db)
  })

/** Who has booked a service waits for it no longer. In the transaction that books. */
export async function leaveWaitlist(
  ctx: Ctx,
  db: Tx,
  { serviceId, email, phone }: { serviceId: string; email: string | null; phone: string | null },
): Promise<void> {
  if (await rows.deleteOf(db, serviceId, { email, phone })) await noteWaitlist(ctx, db)
}

function readTimes({ earliest, latest }: { earliest?: string | null; latest?: string | null }) {
  return {
    ...(earliest !== undefined && { earliest: earliest === null ? null : readMoment(earliest) }),
    ...(latest !== undefined && { latest: latest === null ? null : readMoment(latest) }),
  }
}

function checkTimes({ earliest, latest }: { earliest?: Date | null; latest?: Date | null }): void {
  if (earliest && latest && latest < earliest)
    throw invalid(['body', 'latest'], 'Input should not be before earliest')
}

/** A row of the list as the API shows it. */
export const showWaiting = (row: rows.WaitingRow, service_name: string): Waiting => ({
  id: row.id,
  service_id: row.service_id,
  service_name,
  name: row.name,
  email: row.email,
  phone: row.phone,
  notes: row.notes,
  earliest: row.earliest?.toISOString() ?? null,
  latest: row.latest?.toISOString() ?? null,
  offered_at: row.offered_at?.toISOString() ?? null,
  offered_time: row.offered_time?.toISOString() ?? null,
  offer: offerOf(row),
  source: row.source as WaitingSource,
  created_at: row.created_at.toISOString(),
})

function offerOf({
  offered_at,
  offered_time,
  mailed_at,
  refused_at,
  email,
}: rows.WaitingRow): Waiting['offer'] {
  if (!offered_at || !offered_time) return null
  if (mailed_at) return 'mailed'
  return email && !refused_at ? 'sending' : 'call'
}
