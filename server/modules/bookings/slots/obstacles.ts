import type { Obstacle } from '#contract/bookings/obstacles.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import { selectInTheWay } from '../queries.ts'
import { findService, type ServiceRow } from '../services/services.ts'
import { bookableWindow } from './availability.ts'
import { endOf, heldBy } from './held.ts'
import { dayOf } from './openings.ts'
import { refusalOf } from './refusals.ts'

/** What stands in the way of a service at a moment; empty when everybody may book it. 404 for an unknown service. */
export async function obstacles(
  ctx: Ctx,
  { serviceId, startsAt }: { serviceId: string; startsAt: Date },
): Promise<Obstacle[]> {
  const service = await findService(ctx, serviceId)
  const desk = await business(ctx)
  return ctx.tx(db => obstaclesOf(ctx, db, { desk, service, startsAt }))
}

/** The same within a transaction. */
export async function obstaclesOf(
  ctx: Ctx,
  db: Tx,
  { desk, service, startsAt }: { desk: Business; service: ServiceRow; startsAt: Date },
): Promise<Obstacle[]> {
  const [at, now] = [startsAt.getTime(), ctx.now().getTime()]
  const isPaused = desk.booking.paused || !service.is_active
  return [
    ...(isPaused ? [{ kind: 'paused' as const, name: null }] : []),
    ...byTheRules(desk, service, at, now),
    ...(await takenBy(db, service, at)),
  ]
}

/** What the hours and the rules for bookings say. */
function byTheRules(desk: Business, service: ServiceRow, at: number, now: number): Obstacle[] {
  const refusal = refusalOf(desk, service, at, now)
  if (refusal === 'taken')
    return at < bookableWindow(desk, now).from ? [{ kind: 'short_notice', name: null }] : []
  if (refusal !== 'closed') return [{ kind: refusal, name: null }]
  const day = dayOf(at, desk.timezone).toString()
  const closure = desk.closures.find(each => each.from <= day && day <= each.to)
  return [closure ? { kind: 'closure', name: closure.reason } : { kind: 'closed', name: null }]
}

/** Who or what is busy then. */
async function takenBy(db: Tx, service: ServiceRow, at: number): Promise<Obstacle[]> {
  const { held_from: from, held_to: to } = heldBy(service, { from: at, to: endOf(service, at) })
  const found = await selectInTheWay(db, { serviceId: service.id, resource: service.resource, from, to })
  const own = found.filter(({ seat }) => seat !== null)
  const isFull = new Set(own.map(({ seat }) => seat)).size >= service.capacity
  const others = found.filter(({ seat }) => seat === null)
  const calendars = new Set(others.filter(({ is_event }) => is_event).map(({ name }) => name))
  return [
    ...(isFull ? [{ kind: 'taken' as const, name: own.length === 1 ? own[0]!.name : null }] : []),
    ...(others.some(({ is_event }) => !is_event)
      ? [{ kind: 'resource' as const, name: service.resource }]
      : []),
    ...[...calendars].map(name => ({ kind: 'calendar' as const, name })),
  ]
}

const inWords: Record<Obstacle['kind'], string> = {
  past: 'it is over',
  paused: 'no bookings are taken at the moment',
  closed: 'you are closed then',
  closure: 'you are closed on that day',
  short_notice: 'it is at too short notice',
  beyond: 'it is too far ahead',
  too_long: 'it would last longer than you are open',
  no_start: 'bookings begin at other times',
  taken: 'the time is taken',
  resource: 'somebody or something that it needs is busy',
  calendar: 'a calendar is busy then',
}

const sentence = ({ kind, name }: Obstacle) => (name ? `${inWords[kind]} (${name})` : inWords[kind])

/**
 * Refuses what a member has not named of what is in the way, and the past, over which nobody books. Returns the kinds that
 * were booked over.
 */
export function acknowledged(found: readonly Obstacle[], override: readonly string[]): string[] {
  const unseen = found.filter(({ kind }) => kind === 'past' || !override.includes(kind))
  if (unseen.length)
    throw new Problem(
      409,
      `This time can’t be booked like that: ${unseen.map(sentence).join('; ')}.`,
      {},
      { obstacles: found },
    )
  return [...new Set(found.map(({ kind }) => kind))]
}
