import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import { regional } from '#locales/resolve.ts'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import { getBooking } from '#server/modules/bookings/bookings.ts'
import { getConversation, listMessages } from '#server/modules/conversations/conversations.ts'
import { getItem } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import { getLead } from '#server/modules/leads/leads.ts'
import type { Change, NewsRow } from '../news/queries.ts'
import type { Told } from '../preferences/preferences.ts'
import { deskUrl, needsUrl } from './desk-url.ts'
import { frameOf } from './frame.ts'

/** A piece of news as its records are now. */
export interface ReadNews {
  kind: NewsRow['kind']
  change: Change | null
  conversationId: string | null
  recordId: string
  at: Date
  contact: Contact
  /** What it is about, in the visitor's or our words; null when the conversation says it. */
  about: string | null
  booking: { service: string; startsAt: Date; endsAt: Date; url: string } | null
}

interface Contact {
  name: string | null
  email: string | null
  phone: string | null
}

/** Messages of a conversation that a mail shows, and characters of each. */
const [shownMessages, longestQuote] = [6, 600]
/** Pieces of news that one mail shows: the first ones. */
export const shownNews = 40

/** The news with what their records hold now; those whose records were erased are left out. */
export async function readNews(ctx: Ctx, news: NewsRow[]): Promise<ReadNews[]> {
  const read: ReadNews[] = []
  for (const each of news) {
    const found = await readOne(ctx, each).catch(error => {
      if (error instanceof Problem && error.status === 404) return null
      throw error
    })
    if (found) read.push(found)
  }
  return read
}

async function readOne(ctx: Ctx, row: NewsRow): Promise<ReadNews> {
  const { kind, change, conversation_id: conversationId, record_id: recordId, created_at: at } = row
  const common = { kind, change, conversationId, recordId, at, about: null, booking: null }
  if (change === 'wrote') return { ...common, contact: await visitorOf(ctx, conversationId!) }
  if (kind === 'lead') {
    const { intent, ...contact } = await getLead(ctx, recordId)
    return { ...common, contact, about: intent }
  }
  if (kind === 'booking' || kind === 'booking_change') {
    const booking = await getBooking(ctx, recordId)
    const { service_name: service, manage_url: url, notes } = booking
    const [startsAt, endsAt] = [new Date(booking.starts_at), new Date(booking.ends_at)]
    const about = (change === 'cancelled' ? booking.cancel_reason : notes) || null
    return { ...common, contact: booking, about, booking: { service, startsAt, endsAt, url } }
  }
  const item = await getItem(ctx, recordId)
  const known = item.contact ?? (conversationId ? await visitorOf(ctx, conversationId) : nobody)
  return { ...common, contact: known, about: item.title }
}

const nobody: Contact = { name: null, email: null, phone: null }

async function visitorOf(ctx: Ctx, conversationId: string): Promise<Contact> {
  const { client_name: name, email, phone } = await getConversation(ctx, conversationId)
  return { name, email, phone }
}

/** The visitor, as a sentence names them. */
export const whoIs = ({ name, email, phone }: Contact, language: string): string =>
  oneLine(name ?? email ?? phone ?? '', 80) || textsOf(language).teamMail.visitor

/** One sentence that says what happened: the subject of a mail, and the head of each piece of news. */
export function headline({ kind, change, contact }: ReadNews, language: string): string {
  const { teamMail } = textsOf(language)
  const key =
    change === 'moved' ? 'booking_moved' : change === 'cancelled' ? 'booking_cancelled' : (change ?? kind)
  return phrase(teamMail[key as 'handover'], { who: whoIs(contact, language) })
}

/** A mail about one conversation, or about one record without one. `answers`: whether an answer reaches the visitor. */
export async function aboutOne(
  ctx: Ctx,
  { member, desk, answers }: { member: Told; desk: Business; answers: boolean },
  news: ReadNews[],
): Promise<string> {
  const { teamMail } = textsOf(member.language)
  const newest = news.at(-1)!
  const who = whoIs(newest.contact, member.language)
  const said = newest.conversationId ? await lastMessages(ctx, newest.conversationId, desk, who) : []
  const heads = [...new Set(news.map(each => headline(each, member.language)))]
  const { email } = newest.contact
  return letter(member, desk, ctx, [
    [...heads, whenOf(newest.at, member, desk)].join('\n'),
    ...news.flatMap(each => detailsOf(each, member, desk, said.length > 0)),
    ...said,
    waysOf(newest, member.language),
    phrase(teamMail.open, { url: deskUrl(ctx.config, newest) }),
    ...(answers
      ? [phrase(teamMail.answer_reaches, { who })]
      : newest.conversationId === null && email
        ? [phrase(teamMail.answer_goes_to, { email: oneLine(email, 320) })]
        : [teamMail.answer_unread]),
  ])
}

/** A mail about everything that happened since the last one: `total` pieces of news, of which it shows some. */
export function digestOf(
  ctx: Ctx,
  { member, desk, total }: { member: Told; desk: Business; total: number },
  news: ReadNews[],
): { subject: string; text: string } {
  const { teamMail } = textsOf(member.language)
  const count = (number: number) => new Intl.NumberFormat(member.language).format(number)
  const shown = news.map(each => {
    const lines = [
      `${whenOf(each.at, member, desk)} · ${headline(each, member.language)}`,
      ...detailsOf(each, member, desk, false),
      waysOf(each, member.language),
      phrase(teamMail.open, { url: deskUrl(ctx.config, each) }),
    ]
    return lines.filter(Boolean).join('\n')
  })
  const more = total - news.length
  const text = letter(member, desk, ctx, [
    teamMail.digest_intro,
    ...shown,
    ...(more > 0
      ? [phrase(teamMail.more, { count: count(more) }), phrase(teamMail.open, { url: needsUrl(ctx.config) })]
      : []),
    teamMail.answer_unread,
  ])
  return { subject: phrase(teamMail.digest_subject, { business: desk.name, count: count(total) }), text }
}

function letter(member: Told, desk: Business, ctx: Ctx, paragraphs: string[]): string {
  const { hello, settings } = frameOf(ctx, member, desk)
  return `${[hello, ...paragraphs.filter(Boolean), `-- \n${settings}`].join('\n\n')}\n`
}

/** What it is about and, of a booking, when. */
function detailsOf(news: ReadNews, member: Told, desk: Business, quoted: boolean): string[] {
  const { teamMail } = textsOf(member.language)
  const { booking, about, kind } = news
  const lines = []
  if (booking) {
    const { service, startsAt, endsAt, url } = booking
    lines.push(oneLine(service, 200), timesOf(startsAt, endsAt, member, desk))
    if (news.change !== 'cancelled') lines.push(`${teamMail.manage} ${url}`)
  }
  // The conversation below says the same.
  const said = quoted && ['handover', 'unanswered', 'mail'].includes(kind)
  if (about && !said) lines.push(`“${oneLine(about, longestQuote)}”`)
  return lines.length ? [lines.join('\n')] : []
}

/** How to reach somebody. */
export function waysOf(
  { contact: { name, email, phone } }: Pick<ReadNews, 'contact'>,
  language: string,
): string {
  const { booking } = textsOf(language)
  const lines = [
    name && `${booking.name}: ${oneLine(name, 200)}`,
    email && `${booking.email}: ${oneLine(email, 320)}`,
    phone && `${booking.phone}: ${oneLine(phone, 60)}`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** The last words of a conversation, each with who said it. */
async function lastMessages(ctx: Ctx, id: string, desk: Business, who: string): Promise<string[]> {
  const { messages: total } = await getConversation(ctx, id)
  const page = { limit: shownMessages, offset: Math.max(0, total - shownMessages) }
  const { messages } = await listMessages(ctx, id, page)
  return messages
    .filter(({ role }) => role !== 'system')
    .map(({ role, author, text }) => {
      const speaker = role === 'visitor' ? who : role === 'person' ? (author ?? desk.name) : desk.agent_name
      return `${oneLine(speaker, 80)}: ${shortened(plain(text), longestQuote)}`
    })
}

const whenOf = (at: Date, { language, schedule }: Told, { country }: Business): string =>
  spaced(
    new Intl.DateTimeFormat(regional(language, country), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: schedule.timezone,
    }).format(at),
  )

const timesOf = (from: Date, to: Date, { language, schedule }: Told, { country }: Business): string =>
  spaced(
    new Intl.DateTimeFormat(regional(language, country), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: schedule.timezone,
      timeZoneName: 'short',
    }).formatRange(from, to),
  )

/** Newer ICU versions put a thin space before "PM", which mail programs show as a box. */
const spaced = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ')

/** Without control characters and marks that turn the direction of what follows; lines stay. */
const plain = (text: string): string => text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '').trim()

const shortened = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

const oneLine = (text: string, most: number): string => shortened(plain(text).replace(/\s+/g, ' '), most)
