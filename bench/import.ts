import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from './client.ts'
import { hold, median, percentile, report } from './figures.ts'
import { walFilesMade } from './wal-files.ts'

// Imports 50,000 contacts (the first argument changes the number) from a CSV file of eight columns into an audience:
// three times into a new one and then again into the last; and once more into a new one while a client asks /healthz every 10 ms,
// which takes a fifth of a processor. Floor: csv-parse, libphonenumber and COPY into a table with the same columns and indexes, and
// nothing else.

const count = Number(process.argv[2] ?? 50_000)
const rounds = 3

const csv = [
  'Name,Email,Mobile,Country,City,Customer number,Tariff,SMS opt-in',
  ...Array.from({ length: count }, (_, n) => {
    const digits = String(10_000_000 + n)
    const phone = n % 2 ? `+49 151 ${digits}` : `0151/${digits}`
    return `"Person ${n}, Ltd",person.${n}@example.com,${phone},DE,City ${n % 500},K-${n},Tariff ${n % 7},${n % 3 ? 'yes' : 'no'}`
  }),
].join('\r\n')

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: unlimited })
const { client, tenant } = await register(server)
const db = new pg.Client({ host: join(dataDir, 'run'), user: 'frontdesk', database: 'frontdesk' })
await db.connect()
await walFilesMade(db)
await db.query('create table floor_contact (like contact including all)')

const quiet = await healthUntil(sleep(2_000))
const floors: number[] = []
const ours: number[] = []
const before = memory()
let audience = ''
for (let round = 0; round < rounds; round++) {
  floors.push(await timed(floor))
  audience = await newAudience()
  ours.push(await timed(() => importInto(audience, { created: count })))
}
const again = await timed(() => importInto(audience, { created: 0, updated: count }))
const health = await healthUntil(importInto(await newAudience(), { created: count }))
const peak = memory()
await db.end()
await server.stop()
await rm(dataDir, { recursive: true, force: true })

const ratio = median(ours) / median(floors)
report(`import of ${count.toLocaleString('en')} contacts, ${(csv.length / 1024 / 1024).toFixed(1)} MB`, {
  'csv-parse + libphonenumber + COPY (floor)': `${median(floors).toFixed(2)} s`,
  import: `${median(ours).toFixed(2)} s, ${ratio.toFixed(2)} × floor `,
  'the same file again': `${again.toFixed(2)} s`,
  '/healthz, quiet': `p50 ${percentile(quiet, 50).toFixed(1)} ms, p99 ${percentile(quiet, 99).toFixed(1)} ms`,
  '/healthz, while importing': `p50 ${percentile(health, 50).toFixed(1)} ms, p99 ${percentile(health, 99).toFixed(1)} ms (${health.length} answers; aim < 50 ms)`,
  'peak memory of our process': `${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB after`,
})
hold([{ name: 'import of csv-parse + phone + COPY', value: ratio, unit: '×', atMost: 1.8 }])

async function floor(): Promise<void> {
  await db.query('truncate floor_contact')
  async function* lines() {
    const parser = Readable.from(csv, { objectMode: false }).pipe(parse({ from_line: 2 }))
    for await (const [name, email, mobile, country, city, id, tariff, optIn] of parser) {
      const phone = parsePhoneNumberFromString(mobile, { defaultCountry: country, extract: false })
      if (!phone?.isValid()) throw new Error(`not a number: ${mobile}`)
      const attributes = JSON.stringify({ city, tariff })
      yield `${tenant}\t${crypto.randomUUID()}\t${tenant}\t${email}\t${name}\t${email}\t${phone.number}\t${country}\t${id}\t${optIn}\t${attributes}\t2026-01-01\t2026-01-01\n`
    }
  }
  const columns =
    'tenant_id, id, audience_id, dedupe_key, name, email, phone, country, external_id, consent_sms, attributes, created_at, updated_at'
  await pipeline(Readable.from(lines()), db.query(copyFrom(`copy floor_contact (${columns}) from stdin`)))
}

async function newAudience(): Promise<string> {
  return (await client.post('/api/v1/communication/audiences', { body: { name: 'Guests' } })).id
}

async function importInto(id: string, expected: { created: number; updated?: number }): Promise<void> {
  const added = await client.post('/api/v1/communication/audiences/{id}/import', {
    params: { id },
    body: { file: new File([csv], 'contacts.csv') },
  })
  const expectedResult = { ...expected, rejected: 0, total_in_audience: count }
  for (const [key, value] of Object.entries(expectedResult)) {
    const found = added[key as keyof typeof expectedResult]
    if (found !== value) throw new Error(`${key} is ${found}, not ${value}`)
  }
}

/** In seconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/** The time of each answer, in milliseconds. */
async function healthUntil(end: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let over = false
  void end.finally(() => {
    over = true
  })
  while (!over) {
    const started = performance.now()
    await (await fetch(`${server.url}/healthz`)).text()
    times.push(performance.now() - started)
    await sleep(10)
  }
  return times
}

/** The peak memory of our process, in MB. */
function memory(): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024
}
