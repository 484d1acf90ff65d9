import { expect, test } from 'vitest'
import { dimensionsOf, type ReportMetric } from '#contract/reports/metrics.ts'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { member, type TeamMember } from '#server/test/team.ts'
import { dayAt, startOf } from '../zone.ts'
import { countDays } from './days/days.ts'
import { type Fact, factsFrom, readRows } from './recount.ts'

const hour = 3_600_000

/** Numbers that look random and are the same in every run (mulberry32). */
function randomly(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

interface Place {
  app: TestApp
  timezone: string
  account: Account
  owner: TeamMember
  below: (most: number) => number
  links: string[]
  service: string
  conversations: string[]
  bookings: string[]
  leads: string[]
  calls: string[]
}

const prices = { hearingMinute: 0.01, voiceThousand: 0.02, lineMinute: 0.03 }

const one = (list: string[], { below }: Place): string => list[below(list.length)]!

/** So many hours from now, at a full hour of the business. */
const fullHour = ({ app, timezone }: Place, hours: number): string =>
  Temporal.Instant.fromEpochMilliseconds(app.clock.now().getTime() + hours * hour)
    .toZonedDateTimeISO(timezone)
    .round({ smallestUnit: 'hour', roundingMode: 'ceil' })
    .toInstant()
    .toString()

/** What can happen; each leaves a record behind, or changes or removes one that there is. */
const happenings: Record<string, (place: Place) => Promise<unknown>> = {
  async ask(place) {
    const { app, account, below } = place
    const questions = ['When are you open?', 'Hello', 'Do you repair violins?', 'I want to talk to a person']
    const link_token = below(2) ? one(place.links, place) : undefined
    const { body } = await account.call('POST', '/chat/message', { message: questions[below(4)], link_token })
    place.conversations.push(body.conversation_id)
    app.clock.advance(below(20) * 1_000)
  },
  async askOn(place) {
    const conversation_id = one(place.conversations, place)
    await place.account.call('POST', '/chat/message', { message: 'And when do you open?', conversation_id })
  },
  reply: place =>
    place.owner.call('POST', `/conversations/${one(place.conversations, place)}/messages`, {
      text: 'I am here.',
    }),
  handBack: place => place.owner.call('POST', `/conversations/${one(place.conversations, place)}/hand-back`),
  async mark(place) {
    const id = one(place.conversations, place)
    const { body } = await place.owner.call('GET', `/conversations/${id}/messages`)
    const said = body.messages?.find(({ role }: { role: string }) => role === 'assistant')
    const verdict = place.below(2) ? 'right' : 'wrong'
    if (said) await place.owner.call('PUT', `/conversations/${id}/messages/${said.id}/mark`, { verdict })
  },
  tag: place =>
    place.owner.call('PATCH', `/conversations/${one(place.conversations, place)}`, {
      tags: ['vip', 'late', 'odd'].slice(place.below(3)),
    }),
  async lead(place) {
    const n = place.below(1_000)
    const tags = n % 2 ? ['vip'] : []
    const { body } = await place.account.call('POST', '/leads', {
      name: `P${n}`,
      email: `p${n}@example.com`,
      tags,
    })
    place.leads.push(body.id)
  },
  merge: place =>
    place.account.call('POST', `/leads/${one(place.leads, place)}/merge`, {
      lead_id: one(place.leads, place),
    }),
  async separate(place) {
    const id = one(place.leads, place)
    const { body } = await place.account.call('GET', `/leads/${id}/merges`)
    const merge = body.merges?.[0]
    if (merge) await place.account.call('POST', `/leads/${id}/merges/${merge.id}/undo`)
  },
  forgetLead: place => place.owner.call('DELETE', `/leads/${one(place.leads, place)}`),
  forgetPerson: place => place.owner.call('DELETE', `/people?email=p${place.below(1_000)}@example.com`),
  async book(place) {
    const ahead = 24 * (1 + place.below(20)) + place.below(20)
    const starts_at = fullHour(place, ahead)
    const { status, body } = await place.account.call('POST', '/bookings', {
      service_id: place.service,
      starts_at,
      name: 'Ada',
    })
    if (status === 201) place.bookings.push(body.id)
  },
  async move(place) {
    const starts_at = fullHour(place, 24 * (22 + place.below(9)))
    await place.account.call('PATCH', `/bookings/${one(place.bookings, place)}`, { starts_at })
  },
  cancel: place => place.account.call('POST', `/bookings/${one(place.bookings, place)}/cancel`, {}),
  noShow: place => place.account.call('POST', `/bookings/${one(place.bookings, place)}/no-show`),
  async ring({ app, account, calls, below, conversations }) {
    const id = app.deps.id()
    const direction = below(2) ? 'inbound' : 'outbound'
    const row = { tenant_id: account.tenant, id, direction, medium: below(2) ? 'phone' : 'browser' }
    const conversation_id = below(2) ? conversations[below(conversations.length)]! : null
    await app.open.crossTenant(tx =>
      tx
        .insertInto('call')
        .values({
          ...row,
          conversation_id,
          status: 'ringing',
          heard_ms: below(90_000),
          spoken_characters: below(900),
          created_at: app.clock.now(),
        })
        .execute(),
    )
    calls.push(id)
  },
  // What a carrier reports days later counts on the day of the call.
  async lateReport(place) {
    const { app, below } = place
    const status = ['completed', 'no_answer', 'busy', 'failed'][below(4)]!
    const ended_at = app.clock.now()
    const talked = status === 'completed' ? { answered_at: ended_at, duration: below(600) } : {}
    await app.open.crossTenant(tx =>
      tx
        .updateTable('call')
        .set({ status, ended_at, ...talked })
        .where('id', '=', one(place.calls, place))
        .where('ended_at', 'is', null)
        .execute(),
    )
  },
  pay: place =>
    place.app.open.crossTenant(tx =>
      tx
        .updateTable('conversation')
        .set({ cost: place.below(1_000) / 1_000 })
        .where('id', '=', one(place.conversations, place))
        .execute(),
    ),
  countDays: ({ app, account }) => countDays(app.open.as(account.tenant, { kind: 'system' })),
  // Days of the zone where the business was for a moment are counted, and are of no use afterwards.
  async comeAndGo({ app, account, timezone }) {
    await account.call('PATCH', '/account', { timezone: 'Pacific/Auckland' })
    await countDays(app.open.as(account.tenant, { kind: 'system' }))
    await account.call('PATCH', '/account', { timezone })
  },
}

const metrics: ReportMetric[] = [
  'conversations',
  'answered',
  'resolved',
  'verified',
  'first_answer',
  'bookings',
  'booked',
  'leads',
  'calls',
  'calls_missed',
  'call_minutes',
  'cost',
]

/** How facts become one figure; of half a millisecond either side is right. */
function sumOf(metric: ReportMetric, facts: Fact[]): unknown {
  const values = facts.map(({ value }) => value).sort((a, b) => a - b)
  if (metric === 'cost')
    return expect.closeTo(
      values.reduce((sum, value) => sum + value, 0),
      5,
    )
  if (metric === 'call_minutes') return Number(values.reduce((sum, value) => sum + value, 0).toFixed(3))
  if (['answered', 'resolved', 'verified'].includes(metric)) {
    return values.length
      ? Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(4))
      : null
  }
  if (metric !== 'first_answer') return values.length
  const middle = (values.length - 1) / 2
  if (!values.length) return null
  return expect.closeTo((values[Math.floor(middle)]! + values[Math.ceil(middle)]!) / 2, 2)
}

test.each([1, 2, 3])('after whatever happened the figures are what raw rows say (%i)', async seed => {
  const app = await startApp({ config: { currency: 'EUR', callPrices: prices } })
  const account = await makeAccount(app)
  const owner = await member(app, account, 'owner')
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const timezone = ['America/New_York', 'Asia/Kathmandu', 'Europe/Berlin'][seed - 1]!
  const hours = Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]]))
  await account.call('PATCH', '/account', { timezone, hours })
  const { body: service } = await account.call('POST', '/services', { name: 'Service', duration_minutes: 60 })
  const links = await Promise.all(
    ['Shop', 'Fair'].map(async label => (await account.call('POST', '/chat-links', { label })).body.token),
  )
  const below = randomly(seed)
  const place: Place = {
    app,
    timezone,
    account,
    owner,
    below,
    links,
    service: service.id,
    conversations: [],
    bookings: [],
    leads: [],
    calls: [],
  }
  for (const first of ['ask', 'lead', 'book', 'ring']) await happenings[first]!(place)
  // More comes than goes.
  const names = [...Object.keys(happenings), 'ask', 'lead', 'lead', 'lead', 'book', 'ring']
  for (let n = 0; n < 120; n++) {
    await happenings[names[below(names.length)]!]!(place)
    app.clock.advance(below(6 * 60) * 60_000)
  }
  const rows = await app.open.as(account.tenant, { kind: 'system' }).tx(readRows)
  expect(
    Math.min(...[rows.conversations, rows.bookings, rows.leads, rows.calls].map(list => list.length)),
  ).toBeGreaterThan(1)

  await compare(place, factsFrom(rows, prices))
  const system = app.open.as(account.tenant, { kind: 'system' })
  await countDays(system)
  const today = dayAt(app.clock.now(), timezone)
  const left = await system.tx(tx => tx.selectFrom('report_touch').select('at').execute())
  expect(left.filter(({ at }) => at < startOf(today, timezone))).toEqual([])
  expect(await system.tx(tx => tx.selectFrom('report_day').select('day').execute())).not.toEqual([])
  await compare(place, factsFrom(rows, prices))
})

/** Every figure by day, as a whole and by each of its dimensions, and the records of each key. */
async function compare({ app, account, timezone }: Place, known: Record<string, Fact[]>): Promise<void> {
  const here = (at: Date) => dayAt(at, timezone)
  const today = here(app.clock.now())
  const from = today.subtract({ days: 45 })
  const to = today.add({ days: 45 })
  const within = ({ at }: Fact) =>
    Temporal.PlainDate.compare(here(at), from) >= 0 && Temporal.PlainDate.compare(here(at), to) <= 0
  const stretch = `from=${from}&to=${to}`
  const { body: overview } = await account.call('GET', `/analytics/overview?${stretch}`)
  for (const metric of metrics) {
    const facts = known[metric]!.filter(within)
    const { body } = await account.call('GET', `/analytics?metric=${metric}&${stretch}`)
    const byDay = Map.groupBy(facts, ({ at }) => here(at).toString())
    for (const { at, value } of body.series[0].points) {
      const day = here(new Date(at)).toString()
      expect(value, `${metric} on ${day}`).toEqual(sumOf(metric, byDay.get(day) ?? []))
    }
    expect(body, metric).toMatchObject({ total: sumOf(metric, facts), records: facts.length })
    const figure = overview.figures.find((each: { metric: string }) => each.metric === metric)
    expect(figure, metric).toMatchObject({ total: body.total, before: body.before, records: body.records })
    for (const by of dimensionsOf(metric)) {
      const { body: split } = await account.call('GET', `/analytics?metric=${metric}&${stretch}&by=${by}`)
      const keys = Map.groupBy(
        facts.flatMap(fact => fact.keys[by]!.map(key => ({ key, fact }))),
        ({ key }) => key,
      )
      expect(split.series.map(({ key }: { key: string | null }) => key).sort(), `${metric} by ${by}`).toEqual(
        [...keys.keys()].sort(),
      )
      for (const { key, total, records } of split.series) {
        const ofKey = keys.get(key)!.map(({ fact }) => fact)
        expect([total, records], `${metric} of ${key}`).toEqual([sumOf(metric, ofKey), ofKey.length])
        const path = `/analytics/records?metric=${metric}&${stretch}&by=${by}&key=${encodeURIComponent(key ?? '')}&limit=1`
        expect((await account.call('GET', path)).body.total, `records of ${metric} by ${by}: ${key}`).toBe(
          records,
        )
      }
    }
  }
}
