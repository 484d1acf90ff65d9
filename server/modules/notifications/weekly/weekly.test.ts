import { simpleParser } from 'mailparser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call, startApp } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { newDatabase } from '#server/test/place.ts'
import { tellOfWeeks } from './cron.ts'
import { weekToTell } from './week.ts'

test('on a Monday morning of the business, who wants it is mailed the week in figures, once', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const { url: databaseUrl } = await newDatabase()
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' }
  const config = { allowPrivateNetwork: true }
  const app = await startApp({ jobs: true, env, config, databaseUrl })
  const { browser: owner, email, registered } = await registerOwner(app, { business_name: 'Rad & Reif' })
  await owner.call('PATCH', '/account', { timezone: 'Asia/Kathmandu', language: 'de' })
  const { body: link } = await owner.call('POST', '/chat-links', { label: 'Visitors' })
  const to = (hour: number, days: number) => {
    const here = Temporal.Instant.fromEpochMilliseconds(app.clock.now().getTime()).toZonedDateTimeISO(
      'Asia/Kathmandu',
    )
    const then = here.add({ days: ((1 - here.dayOfWeek + 7) % 7) + days }).withPlainTime({ hour })
    app.clock.advance(then.epochMilliseconds - app.clock.now().getTime())
  }
  to(12, 9)
  for (let n = 0; n < 3; n++)
    await call(app, 'POST', '/chat/message', { message: 'When are you open?', link_token: link.token })
  to(7, 0)
  await tellOfWeeks.run(app.open)
  to(9, 0)
  // Nobody has asked for it yet.
  await tellOfWeeks.run(app.open)
  const mails = () => smtp.received.filter(mail => mail.to.includes(email))
  const chosen = await owner.call('PUT', '/notifications/preferences', {
    kinds: { weekly_report: 'at_once', unanswered: 'off' },
  })
  expect(chosen.body.kinds.weekly_report).toBe('at_once')
  await Promise.all([tellOfWeeks.run(app.open), tellOfWeeks.run(app.open)])
  await tellOfWeeks.run(app.open)
  const weekly = await vi.waitFor(
    async () => {
      const parsed = await Promise.all(mails().map(({ raw }) => simpleParser(raw)))
      const found = parsed.filter(({ subject }) => subject?.startsWith('Rad & Reif: die Woche vom'))
      expect(found.length).toBeGreaterThan(0)
      return found
    },
    { timeout: 60_000, interval: 30 },
  )
  expect(weekly).toHaveLength(1)
  const { text = '', html } = weekly[0]!
  expect(text).toContain('Gespräche: 3\n  Woche davor: 0 · Änderung: +3')
  expect(text).toMatch(
    /Alle Zahlen: http:\S+\/desk\/reports\?range=own&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/,
  )
  expect(html).toContain('<div lang="de" dir="ltr">')
  expect(html).toMatch(
    /<a href="http:[^"]+\/desk\/reports\/records\?metric=conversations&amp;from=[^"]+">3<\/a>/,
  )
  // The same numbers as the API has for these days, of the zone of the business.
  const [, from, until] = /from=([\d-]+)&to=([\d-]+)/.exec(text)!
  const { body } = await owner.call('GET', `/analytics?metric=conversations&from=${from}&to=${until}`)
  expect(body.total).toBe(3)
  expect(Temporal.PlainDate.from(from!).dayOfWeek).toBe(1)
  await app.open.as(registered.body.tenant.id, { kind: 'system' }).tx(async db => {
    const rows = await db.selectFrom('notification_mail').select(['week', 'sent_at']).execute()
    expect(rows.filter(({ week }) => week !== null)).toHaveLength(1)
  })
  to(9, 7)
  await tellOfWeeks.run(app.open)
  await vi.waitFor(
    () =>
      expect(
        mails().filter(({ raw }) => raw.includes('die_Woche_vom') || raw.includes('die Woche vom')).length,
      ).toBe(2),
    {
      timeout: 60_000,
      interval: 30,
    },
  )
})

test('a week is told on Monday in working hours of its zone, and has seven days where clocks change', () => {
  const at = (moment: string, zone: string) => weekToTell(new Date(moment), zone)
  expect(at('2026-03-30T05:59:00Z', 'Europe/Berlin')).toBeNull()
  expect(at('2026-03-30T06:00:00Z', 'Europe/Berlin')).toEqual({ monday: '2026-03-23', sunday: '2026-03-29' })
  expect(at('2026-03-30T16:00:00Z', 'Europe/Berlin')).toBeNull()
  expect(at('2026-03-29T20:00:00Z', 'Pacific/Auckland')).toEqual({
    monday: '2026-03-23',
    sunday: '2026-03-29',
  })
  expect(at('2026-03-31T08:00:00Z', 'UTC')).toBeNull()
})
