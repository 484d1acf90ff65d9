import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { slotsOf } from '#server/test/open-desk.ts'
import { freePort } from '#server/test/ports.ts'

// Bookings with a real CalDAV server, Debian's Radicale: `apt-get install radicale`.
const installed = spawnSync('radicale', ['--version']).status === 0

const user = { username: 'desk', password: 'secret' }
const authorization = `Basic ${Buffer.from(`${user.username}:${user.password}`).toString('base64')}`

async function startRadicale(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-radicale-'))
  const port = await freePort()
  await writeFile(join(folder, 'users'), `${user.username}:${user.password}\n`)
  const settings = {
    'server-hosts': `127.0.0.1:${port}`,
    'auth-type': 'htpasswd',
    'auth-htpasswd-filename': join(folder, 'users'),
    'auth-htpasswd-encryption': 'plain',
    'storage-filesystem-folder': join(folder, 'collections'),
  }
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  const child = spawn('radicale', ['--config', '', ...options], { stdio: 'ignore' })
  const ended = new Promise<void>(done => child.once('exit', () => done()))
  const stop = async () => {
    child.kill()
    await ended
  }
  onTestFinished(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}/desk/work/`
  for (;;) {
    const made = await fetch(url, { method: 'MKCALENDAR', headers: { authorization } }).catch(() => null)
    if (made?.status === 201) return { url, stop }
    if (made) throw new Error(`Radicale answered ${made.status}: ${await made.text()}`)
    await sleep(50)
  }
}

test.skipIf(!installed)(
  'calendar events block times, bookings appear in the calendar, and an outage blocks nobody',
  async () => {
    const radicale = await startRadicale()
    const app = await startApp({ jobs: true, config: { allowPrivateNetwork: true } })
    const account = await makeAccount(app)
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    await account.call('PATCH', '/account', {
      hours: Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]])),
      booking: { min_notice_minutes: 0, slot_step_minutes: 60 },
    })
    const service = (await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 60 })).body
      .id
    // Not today's: an hour that begins during the test has no free time any more.
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
    const slots = () => slotsOf(account, service, `&from=${tomorrow}`)
    const [first, second, third] = await slots()
    const compact = (moment: string) => moment.replace(/[-:]|\.\d{3}/g, '')
    const put = (name: string, lines: string[]) =>
      fetch(`${radicale.url}${name}.ics`, {
        method: 'PUT',
        headers: { authorization, 'content-type': 'text/calendar' },
        body: [
          ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', 'BEGIN:VEVENT', `UID:${name}`],
          ...['DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''],
        ].join('\r\n'),
      })
    const busyAt = (start: string) => [`DTSTART:${compact(start)}`, 'DURATION:PT1H', 'SUMMARY:Dentist']
    expect((await put('dentist', busyAt(first!))).status).toBe(201)

    const early = { service_id: service, starts_at: (await slots())[5], name: 'Early bird' }
    const before = (await account.call('POST', '/bookings', early)).body

    const wrong = { kind: 'caldav', url: radicale.url, ...user, password: 'wrong' }
    expect(await account.call('POST', '/bookings/calendars', wrong)).toMatchObject({
      status: 400,
      body: { detail: 'The calendar does not accept this name and password.' },
    })
    const connected = await account.call('POST', '/bookings/calendars', { ...wrong, ...user, writes: true })
    expect(connected.status, JSON.stringify(connected.body)).toBe(201)
    expect(JSON.stringify(connected.body)).not.toContain('secret')
    expect((await slots())[0]).toBe(second)

    // Bookings from before the calendar was connected are written to it now.
    await account.call('POST', `/bookings/calendars/${connected.body.id}/refresh`)
    const made = await fetch(`${radicale.url}${before.id}.ics`, { headers: { authorization } })
    expect(await made.text()).toContain('Early bird')

    const wish = { service_id: service, starts_at: second, name: 'Ann Lee' }
    const booking = (await account.call('POST', '/bookings', wish)).body
    const entry = () => fetch(`${radicale.url}${booking.id}.ics`, { headers: { authorization } })
    const written = await vi.waitFor(async () => {
      const answer = await entry()
      expect(answer.status).toBe(200)
      return answer.text()
    }, 60_000)
    expect(written).toContain(`DTSTART:${compact(second!)}`)
    expect(written).toContain('Ann Lee')
    // The booking's own event in the calendar no longer blocks its old time after the booking has moved.
    await account.call('PATCH', `/bookings/${booking.id}`, { starts_at: third })
    await vi.waitFor(
      async () => expect(await (await entry()).text()).toContain(`DTSTART:${compact(third!)}`),
      10_000,
    )
    await account.call('POST', `/bookings/calendars/${connected.body.id}/refresh`)
    expect((await slots())[0]).toBe(second)
    await account.call('POST', `/bookings/${booking.id}/cancel`)
    await vi.waitFor(async () => expect((await entry()).status).toBe(404), 60_000)

    await radicale.stop()
    const { body } = await account.call('POST', `/bookings/calendars/${connected.body.id}/refresh`)
    expect(body).toMatchObject({ error: 'The site refused the connection.', read_at: expect.any(String) })
    expect(body.failing_since).not.toBeNull()
    expect((await slots())[0]).toBe(second) // its last events still count
    expect((await account.call('POST', '/bookings', wish)).status).toBe(201)
    expect((await account.call('DELETE', `/bookings/calendars/${connected.body.id}`)).status).toBe(204)
    expect((await slots())[0]).toBe(first)
  },
)
