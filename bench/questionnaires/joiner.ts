import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { recording, type Sent } from '../../server/test/fakes/recorder.ts'
import { report } from '../figures.ts'

// Joining 90 minutes of sound and camera, as the job does it (in a worker, read back and checked), against the least that
// any tool must do: ffmpeg's remux of one file (`-c copy`), or, where there is no ffmpeg, copying the bytes.
//
//   node_modules/.bin/node bench/questionnaires/joiner.ts [minutes]

const minutes = Number(process.argv[2] ?? 90)
const folder = mkdtempSync(join(tmpdir(), 'frontdesk-joiner-'))

/** Two starts of a recorder; the page was reloaded in the middle. */
const paths = [0, 1].map(part => {
  const frames: Sent[] = []
  for (let ms = 0; ms < (minutes * 60_000) / 2; ms += 20) {
    frames.push({ kind: 'audio', ms, size: 120, key: true })
    if (ms % 60 === 0) frames.push({ kind: 'video', ms: ms + 1, size: 5_000, key: ms % 4_980 === 0 })
  }
  const path = join(folder, `${part}.webm`)
  writeFileSync(path, recording(frames, 60).bytes)
  return path
})
const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0)
globalThis.gc?.()

const out = join(folder, 'joined.webm')
const before = process.memoryUsage().rss
let peak = before
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
}, 10)
const began = performance.now()
const workerFile = new URL(
  '../../server/areas/questionnaires/recordings/webm/join-worker.ts',
  import.meta.url,
)
await new Promise<void>((resolve, reject) => {
  const worker = new Worker(workerFile, { workerData: { paths, out } })
  worker.once('message', () => resolve())
  worker.once('error', reject)
})
const ours = performance.now() - began
clearInterval(watch)

const floorBegan = performance.now()
const remux = spawnSync('ffmpeg', ['-v', 'error', '-y', '-i', out, '-c', 'copy', join(folder, 'floor.webm')])
if (remux.error || remux.status !== 0) spawnSync('cp', [out, join(folder, 'floor.webm')])
const floor = performance.now() - floorBegan
const named = remux.error || remux.status !== 0 ? 'cp' : 'ffmpeg -c copy'
rmSync(folder, { recursive: true })

report(`Joining ${minutes} minutes of sound and camera, ${Math.round(bytes / 1e6)} MB in two parts`, {
  'joined and read back': `${Math.round(ours)} ms, ${Math.round((peak - before) / 1e6)} MB of memory`,
  [`floor: ${named}`]: `${Math.round(floor)} ms`,
  ratio: (ours / floor).toFixed(2),
})
