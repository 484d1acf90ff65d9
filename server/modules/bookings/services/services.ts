import type { NewService, ServiceChanges } from '#contract/bookings/services.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { faultsInHours } from '#server/modules/accounts/opening-hours/opening-hours.ts'
import type { ServiceRow } from './queries.ts'
import { deleteService, insertService, selectService, selectServices, updateService } from './queries.ts'

export type { ServiceRow }

/** What can be booked is another. */
const servicesChanged = { topic: 'booking', id: null, kind: 'services' } as const

/** Adds a service. 422 for a price without a currency. */
export async function createService(ctx: Ctx, given: NewService): Promise<ServiceRow> {
  const fields = readFields(given)
  checkPrice(fields)
  const now = ctx.now()
  const row = { ...fields, name: given.name.trim(), duration_minutes: given.duration_minutes }
  return ctx.tx(async db => {
    await noteChange(ctx, db, servicesChanged)
    return insertService(db, { ...row, id: ctx.id(), created_at: now, updated_at: now })
  })
}

/** Services, oldest first; `active`: only those that can be booked now. */
export const listServices = (ctx: Ctx, options?: { active?: boolean }): Promise<ServiceRow[]> =>
  ctx.read(db => selectServices(db, options))

/** One service; 404. */
export async function getService(ctx: Ctx, id: string): Promise<ServiceRow> {
  const found = await ctx.tx(db => selectService(db, id))
  if (!found) throw notFound('Service')
  return found
}

/** The same; 404 also for a text that is no id. */
export function findService(ctx: Ctx, id: string): Promise<ServiceRow> {
  if (!isRecordId(id)) throw notFound('Service')
  return getService(ctx, id)
}

/** Changes the fields that were sent; earlier bookings keep their times. 404, 422. */
export const changeService = (ctx: Ctx, id: string, changes: ServiceChanges): Promise<ServiceRow> =>
  ctx.tx(async db => {
    const before = await getService(ctx, id)
    const fields = readFields(changes)
    checkPrice({ ...before, ...fields })
    await noteChange(ctx, db, servicesChanged)
    return (await updateService(db, id, { ...fields, updated_at: ctx.now() })) ?? before
  })

/** Deletes a service. 404; 409 when it was booked, because bookings refer to it. */
export async function removeService(ctx: Ctx, id: string): Promise<void> {
  try {
    await ctx.tx(async db => {
      if (!(await deleteService(db, id))) throw notFound('Service')
      await noteChange(ctx, db, servicesChanged)
    })
  } catch (error) {
    if ((error as { code?: string }).code !== '23503') throw error
    throw new Problem(409, 'This service has bookings. Set is_active to false instead.')
  }
}

/** The fields that were sent, as they are stored. */
function readFields({ name, description, resource, price, hours, ...plain }: ServiceChanges) {
  const { duration_minutes, buffer_before, buffer_after, capacity, currency, is_active } = plain
  const fields = {
    name: name?.trim(),
    description: description?.trim(),
    duration_minutes,
    buffer_before,
    buffer_after,
    capacity,
    resource: resource === undefined ? undefined : resource?.trim() || null,
    hours: hours && JSON.stringify(readHours(hours)),
    price_hundredths: price === undefined || price === null ? price : Math.round(price * 100),
    currency,
    is_active,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    typeof fields
  >
}

/** Its own hours; 422 when a range ends before it begins. A week without any would offer nothing: that is `is_active`. */
function readHours(hours: NonNullable<ServiceChanges['hours']>) {
  const [fault] = faultsInHours(hours)
  if (fault) throw invalid(['body', 'hours', ...fault.loc], fault.msg)
  return hours
}

function checkPrice(row: { price_hundredths?: number | null; currency?: string | null }): void {
  if (row.price_hundredths && !row.currency)
    throw invalid(['body', 'currency'], 'A price needs a currency, such as EUR')
}
