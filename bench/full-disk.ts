import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { ApiError, type Client, type Result } from '#client'
import { startProcess } from '#server/test/process.ts'
import { canMount, type SmallDisk, smallDisk } from '#server/test/small-disk.ts'
import { register, unlimited } from './client.ts'
import { report } from './figures.ts'

// Uploads onto a full TMPDIR, then onto a full DATA_DIR, each a small file system of its own. Measures the answers,
// whether the process lives, which files stay behind, and how soon the server takes uploads again once there is
// space.

const uploads = 60
const lanes = 6
const longestMs = 60_000

if (!canMount) {
  process.stdout.write('Not measured: only root can mount file systems, and not in every container.\n')
  process.exit(0)
}

const data = await smallDisk(256)
const temporary = await smallDisk(24)
let server = await startProcess({
  dataDir: join(data.folder, 'data'),
  env: { ...unlimited, TMPDIR: temporary.folder },
})
try {
  const { client } = await register(server)
  const album = await client.post('/api/v1/knowledge/albums', { body: { name: 'Rooms' } })
  const spacious = `When do you open?${'\n'.repeat(1 << 20)}`
  const upload = (name: string, content: FileContent) =>
    client.try.post('/api/v1/knowledge/portal/upload', { body: { file: file(name, content) } })
  const bundle = (content: string) =>
    client.try.post('/api/v1/chat-links/bundle', { body: { link: {}, files: [file('notes.txt', content)] } })
  await round('TMPDIR', temporary, client, [
    { keeps: true, send: () => upload('notes.txt', spacious) },
    {
      keeps: false,
      send: () =>
        client.try.post('/api/v1/questionnaires/parse-document', {
          body: { file: file('questions.txt', spacious) },
        }),
    },
    { keeps: true, send: () => bundle(spacious) },
  ])
  const side = { width: 600, height: 600, channels: 3 as const }
  const picture = new Uint8Array(
    await sharp(randomBytes(600 * 600 * 3), { raw: side })
      .png()
      .toBuffer(),
  )
  const photo = { params: { id: album.id }, body: { file: file('room.png', picture) } }
  await round('DATA_DIR', data, client, [
    { keeps: true, send: () => upload('notes.txt', lines(1_000)) },
    { keeps: true, send: () => client.try.post('/api/v1/knowledge/albums/{id}/photos', photo) },
    { keeps: true, send: () => bundle(lines(20_000)) },
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

/** Counts the entries of TMPDIR after the running bundle jobs have ended. */
async function leftInTemporary(): Promise<number> {
  const since = performance.now()
  for (;;) {
    const left = (await readdir(temporary.folder)).filter(name => name !== 'ballast').length
    if (!left || performance.now() - since > 20_000) return left
    await sleep(200)
  }
}

type FileContent = string | Uint8Array<ArrayBuffer>

interface Route {
  /** Whether the server stores an upload. */
  keeps: boolean
  send(): Promise<Result<unknown>>
}

async function round(name: string, disk: SmallDisk, client: Client, routes: Route[]): Promise<void> {
  const before = await kept(client)
  disk.fill(256 << 10)
  const answers: Answer[] = []
  let longest = 0
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let i = lane; i < uploads; i += lanes) {
        const started = performance.now()
        answers.push(await sendTo(routes[i % routes.length]!))
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
      const { ok, keeps } = await sendTo(route)
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
    answers: statuses.map(([status, of]) => `${of.length} × ${status}`).join(', '),
    '503 that name the disk': `${refused.filter(({ says }) => says.includes(disk.folder)).length} of ${refused.length}`,
    'longest answer': `${longest.toFixed(0)} ms`,
    'process lives': String(alive),
    'left in TMPDIR': String(left),
    'lines in the log': String(complaints),
    'space again → all three taken': `${again.toFixed(0)} ms`,
    'acknowledged, kept': `${taken + after}, ${(await kept(client)) - before}`,
  })
}

/** Counts the records that uploads make: knowledge sources of the business itself, and links of bundles. */
async function kept(client: Client): Promise<number> {
  const { groups } = await client.get('/api/v1/knowledge')
  const sources = groups.flatMap(group => group.sources)
  const { count } = await client.get('/api/v1/chat-links')
  return sources.filter(source => !source.link_id).length + count
}

interface Answer {
  status: number | 'taken' | 'none'
  ok: boolean
  keeps: boolean
  says: string
}

async function sendTo({ keeps, send }: Route): Promise<Answer> {
  const { error } = await send()
  if (!error) return { status: 'taken', ok: true, keeps, says: '' }
  if (error instanceof ApiError) return { status: error.status, ok: false, keeps, says: error.detail }
  return { status: 'none', ok: false, keeps, says: '' }
}

function file(name: string, content: FileContent): File {
  return new File([content], name)
}

/** No two texts are alike, so that they take as much room in the index as real texts do. */
function lines(count: number): string {
  const line = (_: unknown, i: number) => `${i}: ${createHash('sha256').update(`${i}`).digest('base64')}`
  return Array.from({ length: count }, line).join('\n')
}
