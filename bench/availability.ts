import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiError } from '#client'
import { startProcess } from '#server/test/process.ts'
import { clientOf, register, unlimited } from './client.ts'
import { median, percentile, report } from './figures.ts'

// Times the listing of free times for one month and for two, over HTTP, with 500 bookings in the calendar. Then 200
// visitors ask two processes on one database for the same time at once. Floor: /readyz of the same server (HTTP and
// one query), measured in between.

const rounds = 200
const booked = 500
const seats = 7
const attempts = 200
const dayMs = 86_400_000

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: unlimited })
const { client, key } = await register(server)
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
await client.patch('/api/v1/account', {
  body: {
    timezone: 'Europe/Berlin',
    hours: Object.fromEntries(days.map(day => [day, [['08:00', '20:00']]])),
    booking: { min_notice_minutes: 0, slot_step_minutes: 15, horizon_days: 90 },
  },
})
const service = await client.post('/api/v1/services', {
  body: {
    name: 'Check-up',
    duration_minutes: 30,
    buffer_after: 10,
    capacity: seats,
  },
})
const day = (ahead: number) => new Date(Date.now() + ahead * dayMs).toISOString().slice(0, 10)
const free = (ahead: number) =>
  client.get('/api/v1/bookings/availability', {
    query: { service_id: service.id, from: day(0), to: day(ahead) },
  })
const book = (startsAt: string, name: string) =>
  client.post('/api/v1/bookings', { body: { service_id: service.id, starts_at: startsAt, name } })

const { slots } = await free(60)
const writing: number[] = []
for (let i = 0; i < booked; i++) {
  const before = performance.now()
  await book(slots[(i * 37) % slots.length]!.starts_at, `Visitor ${i}`)
  writing.push(performance.now() - before)
}

const figures: Record<string, string> = {
  [`a booking, ${booked.toLocaleString('en')} in a row`]: spread(writing),
}
for (const ahead of [30, 60]) {
  const [floor, ours]: number[][] = [[], []]
  let count = 0
  for (let i = 0; i < rounds + 20; i++) {
    const before = performance.now()
    await fetch(`${server.url}/readyz`).then(r => r.text())
    const between = performance.now()
    count = (await free(ahead)).slots.length
    const after = performance.now()
    if (i < 20) continue // warming up
    floor!.push(between - before)
    ours!.push(after - between)
  }
  figures[`free times of ${ahead} days (${count} slots)`] =
    `${spread(ours!)}, ${(median(ours!) / median(floor!)).toFixed(1)} × floor of ${median(floor!).toFixed(1)} ms`
}

const other = await startProcess({ dataDir, env: unlimited })
const popular = await client.post('/api/v1/services', {
  body: {
    name: 'Talk',
    duration_minutes: 30,
    capacity: seats,
  },
})
const startsAt = slots.at(-1)!.starts_at
const before = performance.now()
const statuses = await Promise.all(
  Array.from({ length: attempts }, async (_, i) => {
    const { error } = await clientOf(i % 2 ? server : other, key).try.post('/api/v1/bookings', {
      body: {
        service_id: popular.id,
        starts_at: startsAt,
        name: `Rival ${i}`,
        email: `rival-${i}@example.com`,
      },
    })
    if (!error) return 201
    return error instanceof ApiError ? error.status : 0
  }),
)
const seconds = (performance.now() - before) / 1000
const count = (status: number) => statuses.filter(one => one === status).length
figures[`${attempts} at once for one time with ${seats} seats, two processes`] =
  `${count(201)} booked, ${count(409)} refused, ${attempts - count(201) - count(409)} anything else, in ${seconds.toFixed(1)} s`
await other.stop()
await server.stop()
await rm(dataDir, { recursive: true, force: true })
report('bookings', figures)

function spread(times: number[]): string {
  return `p50 ${percentile(times, 50).toFixed(1)} ms, p95 ${percentile(times, 95).toFixed(1)} ms`
}
