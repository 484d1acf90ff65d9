import {
  mostWaiting,
  type NewWaiting,
  type Waiting,
  type WaitingChanges,
} from '#contract/bookings/waitlist.ts'
import type { Ctx } from '#server/core/context.ts'
import { readLanguage } from '#server/core/places.ts'
import type { Tx } from '#server/db/tenant.ts'
import { readMoment } from '#server/http/moment.ts'
import { invalid, notFound, tooMany } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { notesOf, readPerson } from '../fields.ts'
import { findService, listServices } from '../services/services.ts'
import * as rows from './queries.ts'

const changed = { topic: 'booking', id: null, kind: 'waitlist' } as const

/** Who waits, the longest first. */
export async function listWaiting(ctx: Ctx): Promise<Waiting[]> {
  const services = new Map((await listServices(ctx)).map(({ id, name }) => [id, name]))
  const found = await ctx.tx(db => rows.selectEntries(db))
  return found.map(row => show(row, services.get(row.service_id) ?? ''))
}

/** Notes somebody who wants a time. 400 for more than the list holds; 404 for an unknown service; 422. */
export async function addWaiting(ctx: Ctx, { service_id, language, ...given }: NewWaiting): Promise<Waiting> {
  const service = await findService(ctx, service_id)
  const desk = await business(ctx)
  const { name, email = null, phone = null } = readPerson(given)
  const row = {
    id: ctx.id(),
    service_id: service.id,
    name: name!,
    email,
    phone,
    ...notesOf(given),
    ...readTimes(given),
    language: (language && readLanguage(language)) || homeLanguage(desk),
    created_at: ctx.now(),
  }
  checkTimes(row)
  return ctx.tx(async db => {
    if ((await rows.countEntries(db)) >= mostWaiting) throw tooMany('people on the waitlist', mostWaiting)
    await noteChange(ctx, db, changed)
    return show(await rows.insertEntry(db, row), service.name)
  })
}

/** Changes the fields that were sent. 404, 422. */
export const changeWaiting = (ctx: Ctx, id: string, changes: WaitingChanges): Promise<Waiting> =>
  ctx.tx(async db => {
    const before = await rows.selectEntry(db, id)
    if (!before) throw notFound('Waiting person')
    const next = { ...readPerson(changes), ...notesOf(changes), ...readTimes(changes) }
    checkTimes({ ...before, ...next })
    const row = Object.keys(next).length ? (await rows.updateEntry(db, id, next))! : before
    await noteChange(ctx, db, changed)
    return show(row, (await findService(ctx, row.service_id)).name)
  })

/** Takes somebody off the list; 404. */
export const removeWaiting = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    if (!(await rows.deleteEntry(db, id))) throw notFound('Waiting person')
    await noteChange(ctx, db, changed)
  })

/** Who has booked a service waits for it no longer. In the transaction that books. */
export async function leaveWaitlist(
  ctx: Ctx,
  db: Tx,
  { serviceId, email, phone }: { serviceId: string; email: string | null; phone: string | null },
): Promise<void> {
  if (await rows.deleteOf(db, serviceId, { email, phone })) await noteChange(ctx, db, changed)
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

const show = (row: rows.WaitingRow, service_name: string): Waiting => ({
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
  created_at: row.created_at.toISOString(),
})

function offerOf({ offered_at, mailed_at, refused_at, email }: rows.WaitingRow): Waiting['offer'] {
  if (!offered_at) return null
  if (mailed_at) return 'mailed'
  return email && !refused_at ? 'sending' : 'call'
}
