import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { startProcess } from '#server/test/process.ts'
import { canMount, type SmallDisk, smallDisk } from '#server/test/small-disk.ts'
import { type Client, register, unlimited } from './client.ts'
import { report } from './figures.ts'

// Uploads onto a full TMPDIR, then onto a full DATA_DIR, each a small file system of its own. Measures the answers, whether
// the process lives, which files stay behind, and how soon the server takes uploads again once there is space.

const uploads = 60
const lanes = 6
const longestMs = 60_000

if (!canMount) {
  process.stdout.write(
    'Not measured: file systems can only be mounted by root, and not in every container.\n',
  )
  process.exit(0)
}

const data = await smallDisk(256)
const temporary = await smallDisk(24)
let server = await startProcess({
  dataDir: join(data.folder, 'data'),
  env: { ...unlimited, TMPDIR: temporary.folder },
})
try {
  const client = await register(server)
  const album = (await client.call('POST', '/knowledge/albums', { name: 'Rooms' })).id
  const spacious = `When do you open?${'\n'.repeat(1 << 20)}`
  await round('TMPDIR', temporary, client, [
    ['/knowledge/portal/upload', () => form('file', 'notes.txt', spacious)],
    ['/questionnaires/parse-document', () => form('file', 'questions.txt', spacious)],
    ['/chat-links/bundle', () => form('files', 'notes.txt', spacious)],
  ])
  const side = { width: 600, height: 600, channels: 3 as const }
  const picture = new Uint8Array(
    await sharp(randomBytes(600 * 600 * 3), { raw: side })
      .png()
      .toBuffer(),
  )
  await round('DATA_DIR', data, client, [
    ['/knowledge/portal/upload', () => form('file', 'notes.txt', lines(1_000))],
    [`/knowledge/albums/${album}/photos`, () => form('file', 'room.png', picture)],
    ['/chat-links/bundle', () => form('files', 'notes.txt', lines(20_000))],
  ])
} finally {
  await server.kill()
  server = await startProcess({ dataDir: join(data.folder, 'data'), env: { TMPDIR: temporary.folder } })
  report('after kill -9 and a start', {
    'left in TMPDIR': String(await leftInTemporary()),
    'last stop': `exit code ${await server.stop()}`,
  })
  await data.remove()
  await temporary.remove()
}

/** Counts the entries of TMPDIR once the running jobs of bundles have ended. */
async function leftInTemporary(): Promise<number> {
  const since = performance.now()
  for (;;) {
    const left = (await readdir(temporary.folder)).filter(name => name !== 'ballast').length
    if (!left || performance.now() - since > 20_000) return left
    await sleep(200)
  }
}

type Route = [path: string, form: () => FormData]

async function round(name: string, disk: SmallDisk, client: Client, routes: Route[]): Promise<void> {
  const before = await kept(client)
  disk.fill(256 << 10)
  const answers: Answer[] = []
  let longest = 0
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let i = lane; i < uploads; i += lanes) {
        const started = performance.now()
        answers.push(await send(client, routes[i % routes.length]!))
        longest = Math.max(longest, performance.now() - started)
      }
    }),
  )
  const alive = await fetch(`${server.url}/healthz`).then(
    answer => answer.ok,
    () => false,
  )
  const left = await leftInTemporary()
  const complaints = server
    .output()
    .split('\n')
    .filter(line => /is full|ENOSPC|No space/.test(line)).length
  disk.empty()
  const since = performance.now()
  const taken = answers.filter(({ ok, keeps }) => ok && keeps).length
  let after = 0
  for (const route of routes) {
    for (;;) {
      const { ok, keeps } = await send(client, route)
      if (ok && keeps) after++
      if (ok || performance.now() - since > longestMs) break
      await sleep(100)
    }
  }
  const again = performance.now() - since
  const refused = answers.filter(({ status }) => status === 503)
  const vague = new Set(refused.map(({ says }) => says).filter(says => !says.includes(disk.folder)))
  if (vague.size) process.stdout.write(`${[...vague].join('\n')}\n`)
  const statuses = [...Map.groupBy(answers, ({ status }) => status)]
  report(`${uploads} uploads onto a full ${name}, ${lanes} at a time`, {
    answers: statuses.map(([status, of]) => `${of.length} × ${status || 'none'}`).join(', '),
    '503 that name the disk': `${refused.filter(({ says }) => says.includes(disk.folder)).length} of ${refused.length}`,
    'longest answer': `${longest.toFixed(0)} ms`,
    'process lives': String(alive),
    'left in TMPDIR': String(left),
    'lines in the log': String(complaints),
    'space again → all three taken': `${again.toFixed(0)} ms`,
    'acknowledged, kept': `${taken + after}, ${(await kept(client)) - before}`,
  })
}

/** How much there is of what an upload makes: sources of the business itself, and links of bundles. */
async function kept(client: Client): Promise<number> {
  const { groups } = await client.call('GET', '/knowledge')
  const sources = (groups as { sources: { link_id: string | null }[] }[]).flatMap(group => group.sources)
  const { count } = await client.call('GET', '/chat-links')
  return sources.filter(source => !source.link_id).length + count
}

interface Answer {
  status: number
  ok: boolean
  /** Whether that route keeps what it is sent. */
  keeps: boolean
  says: string
}

async function send({ key }: Client, [path, made]: Route): Promise<Answer> {
  const keeps = !path.includes('parse')
  const [headers, body] = [{ 'x-api-key': key }, made()]
  try {
    const answer = await fetch(`${server.url}/api/v1${path}`, { method: 'POST', headers, body })
    return { status: answer.status, ok: answer.ok, keeps, says: await answer.text() }
  } catch {
    return { status: 0, ok: false, keeps, says: '' }
  }
}

function form(field: string, name: string, content: string | Uint8Array<ArrayBuffer>): FormData {
  const made = new FormData()
  if (field === 'files') made.set('link', '{}')
  made.set(field, new Blob([content]), name)
  return made
}

/** No two alike, so that they take the room in the index that a text does. */
function lines(count: number): string {
  const line = (_: unknown, i: number) => `${i}: ${createHash('sha256').update(`${i}`).digest('base64')}`
  return Array.from({ length: count }, line).join('\n')
}
