import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { median, report } from '../figures.ts'

// Joins 90 minutes of sound and camera as the job does it (in a worker, read back and checked). Floor: ffmpeg's remux
// of the two parts together (`-c copy`), the least that any tool must do. The parts look like those of a browser's
// recorder: VP8 and Opus in a WebM without lengths or an index, with a reload of the page in the middle. Needs
// ffmpeg.
//
//   node_modules/.bin/node bench/questionnaires/joiner.ts [minutes]

const minutes = Number(process.argv[2] ?? 90)
const rounds = 3
const folder = mkdtempSync(join(tmpdir(), 'frontdesk-joiner-'))
const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args])

// ffmpeg encodes one minute; we repeat it.
const minute = join(folder, 'minute.webm')
const camera = ['-f', 'lavfi', '-i', 'testsrc2=size=640x480:rate=15,noise=alls=8:allf=t']
const voice = ['-f', 'lavfi', '-i', 'sine=frequency=220:sample_rate=48000']
const vp8 = ['-c:v', 'libvpx', '-b:v', '650k', '-deadline', 'realtime', '-cpu-used', '16', '-g', '75']
ffmpeg(...camera, ...voice, ...vp8, '-c:a', 'libopus', '-b:a', '32k', '-t', '60', minute)
const paths = [0, 1].map(part => {
  const path = join(folder, `${part}.webm`)
  const times = String(Math.round(minutes / 2) - 1)
  ffmpeg('-stream_loop', times, '-i', minute, '-c', 'copy', '-live', '1', '-f', 'webm', path)
  return path
})
const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0)

const out = join(folder, 'joined.webm')
const before = process.memoryUsage().rss
let peak = before
const ours: number[] = []
const floor: number[] = []
for (let round = 0; round < rounds; round++) {
  ours.push(await timed(joined))
  floor.push(await timed(remuxed))
}
const seconds = (path: string) =>
  Number(execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path]))
const lasts = seconds(out)
rmSync(folder, { recursive: true })

report(`Joining ${minutes} minutes of sound and camera, ${Math.round(bytes / 1e6)} MB in two parts`, {
  'joined and read back': `${Math.round(median(ours))} ms, ${Math.round((peak - before) / 1e6)} MB of memory; lasts ${(lasts / 60).toFixed(1)} minutes`,
  'floor: ffmpeg -c copy': `${Math.round(median(floor))} ms`,
  ratio: (median(ours) / median(floor)).toFixed(2),
})

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function joined(): Promise<void> {
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 10)
  const workerFile = new URL(
    '../../server/modules/questionnaires/recordings/webm/join-worker.ts',
    import.meta.url,
  )
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: { paths, out } })
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
  clearInterval(watch)
}

async function remuxed(): Promise<void> {
  const list = join(folder, 'parts.txt')
  writeFileSync(list, paths.map(path => `file '${path}'\n`).join(''))
  ffmpeg('-f', 'concat', '-safe', '0', '-i', list, '-c', 'copy', join(folder, 'floor.webm'))
}
