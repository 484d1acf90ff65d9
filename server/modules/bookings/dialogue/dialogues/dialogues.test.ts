import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import type { Booked, Business, Dialogue, Line, Material, Reply } from './material.ts'

/** Each folder beside this file is one set of dialogues, with a file for each language. */
const files = import.meta.glob<Material>('./*/*.ts', { eager: true, import: 'material' })

/** The share of a set's dialogues that must hold; a set without a figure must hold whole. */
const least: Record<string, number> = { dev: 0.95, held: 0.95 }

const moment = Date.parse('2027-06-15T07:20:00Z')

const sets = [...new Set(Object.keys(files).map(path => path.split('/')[1]!))]

test.for(sets)(
  'what visitors say to book, move and cancel leads to what they want: %s',
  async (set, context) => {
    const app = await startApp()
    app.clock.advance(moment - app.clock.now().getTime())
    const told: string[] = []
    let [count, failed] = [0, 0]
    for (const [path, { businesses, dialogues }] of Object.entries(files)) {
      if (path.split('/')[1] !== set) continue
      const language = path.split('/')[2]!.replace('.ts', '')
      const before = failed
      for (const [key, business] of Object.entries(businesses)) {
        const account = await open(app, business)
        for (const dialogue of dialogues.filter(one => one.business === key)) {
          count++
          const faults = await faultsOf(account, business, dialogue)
          if (faults.length) failed++
          told.push(...faults.map(fault => `${language} · ${dialogue.title}\n    ${fault}`))
        }
      }
      told.push(`${language}: ${dialogues.length - (failed - before)} of ${dialogues.length} hold`)
    }
    const report = `${set}: ${count - failed} of ${count} hold\n${told.join('\n')}`
    await context.annotate(report)
    expect((count - failed) / count, report).toBeGreaterThanOrEqual(least[set] ?? 1)
  },
)

/** The business with its services, its knowledge, and what others have booked. */
async function open(app: TestApp, business: Business): Promise<Account> {
  const account = await makeAccount(app, { name: business.name })
  const { language, country, timezone, hours, address } = business
  const closures = (business.closed ?? []).map(day => ({ from: day, to: day }))
  await made(account, 'PATCH', '/account', {
    ...{ language, country, timezone, hours, closures, address },
    booking: { min_notice_minutes: 0, slot_step_minutes: 30 },
  })
  for (const service of business.services) {
    const { name, minutes, price } = service
    await made(account, 'POST', '/services', {
      ...{ name, duration_minutes: minutes, price, currency: business.currency },
    })
  }
  for (const known of business.knows ?? []) await made(account, 'POST', '/knowledge/portal/ingest', known)
  const { services } = await made(account, 'GET', '/services')
  for (const { service, at } of business.taken ?? []) {
    const service_id = services.find((one: { name: string }) => one.name === service).id
    await made(account, 'POST', '/bookings', { service_id, starts_at: instant(at, timezone), name: 'Q' })
  }
  return account
}

async function made(account: Account, method: string, path: string, body?: object) {
  const answer = await account.call(method, path, body)
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}

const instant = (at: string, timezone: string): string =>
  Temporal.PlainDateTime.from(at.replace(' ', 'T')).toZonedDateTime(timezone).toInstant().toString()

/** What came otherwise than the dialogue expects. Its bookings are cancelled, so that the next finds the days free. */
async function faultsOf(account: Account, business: Business, dialogue: Dialogue): Promise<string[]> {
  const faults: string[] = []
  let conversation: string | undefined
  for (const line of dialogue.says) {
    const { text, times, expected } = read(line)
    const sent = { message: text, conversation_id: conversation }
    const answers = await Promise.all(
      Array.from({ length: times }, () => account.call('POST', '/chat/message', sent)),
    )
    // Two requests at once: one may be told that the other is being answered.
    const answer = answers.find(({ status }) => status === 200)
    if (!answer) return [`“${text}”: ${answers[0]!.status} ${JSON.stringify(answers[0]!.body)}`]
    conversation = answer.body.conversation_id as string
    const language =
      expected.language && (await made(account, 'GET', `/conversations/${conversation}`)).language
    const missing = missingIn(expected, { ...answer.body, language })
    if (missing)
      faults.push(`“${text}” should ${missing}; came: ${answer.body.reply.replaceAll('\n', ' ⏎ ')}`)
  }
  const { bookings } = await made(account, 'GET', '/bookings?status=confirmed&limit=100')
  const own = bookings.filter((one: Found) => one.conversation_id === conversation) as Found[]
  const found = own.map(one => ({ ...one, at: local(one.starts_at, business.timezone) }))
  const isThere = (wanted: Booked) => found.some(one => matches(one, wanted))
  if (found.length !== dialogue.books.length || !dialogue.books.every(isThere)) {
    const list = (all: { name: string; at: string }[]) => JSON.stringify(all)
    const short = found.map(({ service_name, at, name, email, phone }) => ({
      ...{ service: service_name, at, name, ...(email && { email }), ...(phone && { phone }) },
    }))
    faults.push(`should end with ${list(dialogue.books)}; ended with ${list(short)}`)
  }
  for (const { id } of own) await made(account, 'POST', `/bookings/${id}/cancel`, {})
  return faults
}

function read(line: Line): { text: string; times: number; expected: Reply } {
  if (typeof line === 'string') return { text: line, times: 1, expected: {} }
  if (Array.isArray(line)) return { text: line[0], times: 1, expected: line[1] }
  return { text: line.twice, times: 2, expected: {} }
}

interface Answer {
  reply: string
  actions: string[]
  language: string | null
}

/** What the reply lacks, as the end of "should …"; null when nothing. */
function missingIn(expected: Reply, { reply, actions, language }: Answer): string | null {
  const { says, saysNot, within, books, does } = expected
  if (says && !says.test(reply)) return `say ${says}`
  if (saysNot?.test(reply)) return `not say ${saysNot}`
  if (expected.language && language !== expected.language)
    return `be in ${expected.language}, not ${language}`
  if (does && !actions.includes(does)) return `do ${does}`
  const isStep = actions.some(action => /booking/.test(action))
  if (books !== undefined && isStep !== books) return `${books ? '' : 'not '}be a step of a booking`
  if (!within) return null
  const offered = startsIn(reply)
  const outside = offered.filter(time => time < within[0] || time > within[1])
  return offered.length && !outside.length ? null : `offer times within ${within.join('–')}`
}

/** The times of a reply at which something begins, as `15:30`: of `9:00–10:00` the first. */
const startsIn = (reply: string): string[] =>
  [
    ...reply.matchAll(
      /(?<![\d:.])(?<!\d\s?[–-]\s?)(\d{1,2})[:.時](\d{2})(?![\d])(?:\s?([ap])\.?\s?m\b)?(?:\s?[–-]\s?\d{1,2}[:.時]\d{2}(?:\s?([ap])\.?\s?m\b)?)?/giu,
    ),
  ].map(([, hour, minute, half, endHalf]) => {
    const side = (half ?? endHalf)?.toLowerCase()
    const shift = side === 'p' ? 12 : 0
    return `${String((side ? Number(hour) % 12 : Number(hour)) + shift).padStart(2, '0')}:${minute}`
  })

interface Found {
  id: string
  service_name: string
  starts_at: string
  name: string
  email: string | null
  phone: string | null
  conversation_id: string | null
}

const local = (moment: string, timezone: string): string =>
  Temporal.Instant.from(moment)
    .toZonedDateTimeISO(timezone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')

function matches(found: Found & { at: string }, wanted: Booked): boolean {
  const lower = (text: string | null | undefined) => (text ?? '').toLowerCase()
  const digits = (text: string | null | undefined) => (text ?? '').replace(/\D/g, '').slice(-8)
  return (
    found.service_name === wanted.service &&
    found.at === wanted.at &&
    lower(found.name) === lower(wanted.name) &&
    (!wanted.email || lower(found.email) === lower(wanted.email)) &&
    (!wanted.phone || digits(found.phone) === digits(wanted.phone))
  )
}
