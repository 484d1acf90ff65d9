import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppDependencies, Ctx } from '#server/core/context.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { changeAccount } from '#server/modules/accounts/accounts.ts'
import { setLogo } from '#server/modules/accounts/logo/logo.ts'
import { availability, book, cancel, conclude } from '#server/modules/bookings/bookings.ts'
import { createBroadcast } from '#server/modules/campaigns/broadcasts/drafts.ts'
import { createCheck } from '#server/modules/checks/checks.ts'
import { runChecks } from '#server/modules/checks/runs/runs.ts'
import { addContacts, rowOf } from '#server/modules/contacts/adding.ts'
import { createAudience } from '#server/modules/contacts/audiences/audiences.ts'
import { suppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import { listItems, setStatus } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import { storeMail } from '#server/modules/conversations/mail/mail.ts'
import { addPhoto, createAlbum } from '#server/modules/knowledge/albums/albums.ts'
import { captureLead, changeLead, listLeads } from '#server/modules/leads/leads.ts'
import { createTemplate } from '#server/modules/messaging/templates/editing.ts'
import { dayIn, type PastClock, pastClock } from './clock.ts'
import { call, chat } from './conversations.ts'
import * as people from './people.ts'
import { album, checks, mailing } from './riverside.ts'
import { calls, chats } from './talks.ts'

const hourMs = 3_600_000

/** Who makes the demo's past, and by which clock. */
export interface Making {
  clock: PastClock
  timezone: string
  owner: Ctx
  visitor: Ctx
  system: Ctx
}

/**
 * The last two weeks of the business: visits, conversations, people, a mailing that waits to be sent. All of it is made by
 * the same rules as in earnest. Nothing leaves the house: nobody here has booked with a mail address, and nothing is sent.
 */
export async function live(
  deps: AppDependencies,
  desk: { tenant: string; ownerId: string; timezone: string; services: ReadonlyMap<string, string> },
): Promise<void> {
  const clock = pastClock(deps, desk.timezone)
  const own = (actor: Ctx['actor']) => clock.open.as(desk.tenant, actor)
  const making: Making = {
    clock,
    timezone: desk.timezone,
    owner: own({ kind: 'member', id: desk.ownerId, role: 'owner', session: '' }),
    visitor: own({ kind: 'visitor' }),
    system: own({ kind: 'system' }),
  }
  await showPhotos(making)
  for (const visit of people.visits) await comeBy(making, visit, desk.services.get(visit.service)!)
  for (const talk of chats) await chat(making, talk, desk.services.get('Basic service')!)
  for (const talk of calls) await call(making, talk)
  await receiveLetters(making)
  await keepLeads(making)
  await prepareMailing(making)
  clock.ago(0, null)
  await closeForHolidays(making)
  for (const check of checks) await createCheck(making.owner, check)
  await runChecks(making.owner, null)
}

async function showPhotos({ clock, owner }: Making): Promise<void> {
  clock.ago(15, '09:00')
  await setLogo(owner, await picture('logo.png'))
  const { name, description, photos } = album
  const made = await createAlbum(owner, { name, description, linkId: null })
  for (const { file, caption } of photos)
    await addPhoto(owner, made.album.id, { file: await picture(file), caption })
}

/** A picture that lies beside this file, as if it was uploaded. */
async function picture(name: string): Promise<UploadedFile> {
  const path = join(import.meta.dirname, 'photos', name)
  const content = await readFile(path)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { name, path, size: content.length, sha256 }
}

/** Somebody books, and comes, or doesn't. */
async function comeBy(making: Making, visit: people.Visit, serviceId: string): Promise<void> {
  const { clock, owner, visitor } = making
  const startsAt = await timeFor(making, visit, serviceId)
  const { name, phone, source, notes } = visit
  const { id } = await book(visitor, { serviceId, startsAt, name, phone, source, notes })
  if (visit.became === 'cancelled') {
    clock.pass(26 * hourMs)
    await cancel(visitor, id, { by: 'visitor', reason: visit.reason })
  } else if (visit.became) {
    clock.pass(startsAt.getTime() + 2 * hourMs - owner.now().getTime())
    await conclude(owner, id, visit.became)
  }
}

/** The shop is closed on some days of the week: for a visit that is past the open day before counts, else the one after. */
async function timeFor({ clock, visitor, timezone }: Making, visit: people.Visit, serviceId: string) {
  const isPast = visit.day < 0
  clock.ago(0, null)
  const from = dayIn(visitor, isPast ? visit.day - 3 : visit.day, timezone)
  const to = dayIn(visitor, isPast ? visit.day : visit.day + 3, timezone)
  clock.ago(-visit.booked, '12:30')
  const { slots } = await availability(visitor, { serviceId, from, to })
  const dayOf = (slot: { starts_at: string }) =>
    new Date(slot.starts_at).toLocaleDateString('sv', { timeZone: timezone })
  const onTheDay = [...Map.groupBy(slots, dayOf).values()].at(isPast ? -1 : 0)!
  return new Date((onTheDay[visit.slot] ?? onTheDay[0]!).starts_at)
}

async function receiveLetters({ clock, owner, system }: Making): Promise<void> {
  for (const { daysAgo, at, seenTo, ...letter } of people.letters) {
    clock.ago(daysAgo, at)
    await storeMail(system, { ...letter, whole: letter.text, attachments: [], answers: [], mayAnswer: true })
    if (!seenTo) continue
    const { items } = await listItems(owner, { kind: 'email_draft', limit: 1, offset: 0 })
    for (const { id } of items) await setStatus(owner, id, { status: 'done' })
  }
}

async function keepLeads({ clock, owner }: Making): Promise<void> {
  for (const { daysAgo, tags, ...enquiry } of people.enquiries) {
    clock.ago(daysAgo, '11:45')
    await captureLead(owner, { ...enquiry, tags: [...tags], source: 'api' })
  }
  clock.ago(1, '10:00')
  const { leads } = await listLeads(owner, { limit: 100, offset: 0 })
  for (const { id, name } of leads) {
    const status = name && people.followedUp[name]
    if (status) await changeLead(owner, id, { status })
  }
}

/** A template, the people it is for, and a broadcast that nobody has sent. */
async function prepareMailing({ clock, owner }: Making): Promise<void> {
  clock.ago(3, '14:10')
  const template = await createTemplate(owner, mailing.template)
  const audience = await createAudience(owner, { name: mailing.audience })
  const rowsOf = (list: Record<string, string>[]) => [list.map(fields => rowOf(fields))]
  const consent = { channels: ['email' as const], source: 'Form at the counter' }
  await addContacts(owner, audience.id, rowsOf([...people.agreed, people.unsubscribed]), { consent })
  await addContacts(owner, audience.id, rowsOf(people.notAgreed), {})
  clock.pass(24 * hourMs)
  await suppress(owner, { email: people.unsubscribed.email, channels: ['email'], source: 'unsubscribe' })
  await createBroadcast(owner, {
    name: mailing.name,
    audience_id: audience.id,
    channel_order: ['email'],
    template_ids: { email: template.id },
  })
}

async function closeForHolidays({ owner, timezone }: Making): Promise<void> {
  const closure = { from: dayIn(owner, 30, timezone), to: dayIn(owner, 33, timezone), reason: 'Holidays' }
  await changeAccount(owner, { closures: [closure] })
}
