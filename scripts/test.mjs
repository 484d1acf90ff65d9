import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failuresOf } from './failures.mjs'
import { CHROMIUM, IN_REAL_TIME, JOURNEYS, runs, testFiles } from './journeys.mjs'
import { prepare, root } from './prepare.mjs'
import { runHere } from './run.mjs'

// npm test [-- a file, or any argument of vitest]

// The first is Chromium without windows, which takes half the processor time.
const HEADLESS = '/usr/bin/chromium-headless-shell'
const PLACES = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const INSTALL = `apt-get update && apt-get install -y --no-install-recommends ${CHROMIUM.packages}`

await prepare({ dev: true })
const args = process.argv.slice(2)
const files = testFiles(root)
const CHROMIUM_PATH = runs(CHROMIUM, args, files) ? await findChromium() : installedChromium()
if (!CHROMIUM_PATH && runs(CHROMIUM, args, files)) {
  console.error(
    `These tests drive a browser: run "sudo sh -c '${INSTALL}'", or set CHROMIUM_PATH to a Chromium.`,
  )
  process.exit(1)
}
for (const journey of JOURNEYS) if (runs(journey, args, files)) await installFor(journey)
const env = { ...process.env, ...(CHROMIUM_PATH && { CHROMIUM_PATH }) }
if (args.length) process.exit(await runHere(root, ['vitest', 'run', ...args], { env }))
const inRealTime = files.filter(file => IN_REAL_TIME.test(file))
const reports = mkdtempSync(join(tmpdir(), 'frontdesk-tests-'))
const reportsOf = name => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, name)}`,
]
// Five workers together: those in real time go first, and wait most of the time.
const first = ['vitest', 'run', '--maxWorkers=1', ...reportsOf('first'), ...inRealTime]
const others = [
  'nice',
  '-n',
  '10',
  'vitest',
  'run',
  '--maxWorkers=4',
  ...reportsOf('others'),
  ...inRealTime.flatMap(file => ['--exclude', file]),
]
// Workers count from 1, so nobody else has this share (server/test/ports.ts).
const beside = { env: { ...env, TEST_PORT_SHARE: '0' }, afterwards: true }
// An operator's server has one run at a time (docs/external-database.md).
const codes = process.env.TEST_DATABASE_URL
  ? [await runHere(root, first, { env }), await runHere(root, others, { env })]
  : await Promise.all([runHere(root, first, beside), runHere(root, others, { env })])
// Last, for the two runs together print more than anyone scrolls back, and a log may hold only the end.
if (codes.some(code => code !== 0)) console.error(failuresIn(['first', 'others']))
rmSync(reports, { recursive: true })
process.exit(Math.max(...codes))

function failuresIn(names) {
  const files = names.map(name => join(reports, name)).filter(file => existsSync(file))
  const failures = files.flatMap(file => failuresOf(JSON.parse(readFileSync(file, 'utf8')), root))
  return `\n${failures.join('\n') || 'No test failed, but a run did: it is told above why.'}`
}

async function findChromium() {
  if (process.env.CHROMIUM_PATH || existsSync(HEADLESS) || !canInstall()) return installedChromium()
  console.error(`Installing ${CHROMIUM.what}…`)
  await runHere(root, ['sh', '-c', `(${INSTALL}) >&2`])
  return installedChromium()
}

function installedChromium() {
  const { CHROMIUM_PATH } = process.env
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : PLACES).find(path => existsSync(path))
}

async function installFor({ what, programs, before = '', packages }) {
  if (programs.every(path => existsSync(path)) || !canInstall()) return
  console.error(`Installing ${what}…`)
  const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${packages}`
  const code = await runHere(root, ['sh', '-c', `(apt-get update && ${before}${install}) >&2`])
  if (code !== 0) console.error('The installation failed: tests that need it are skipped.')
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}
