import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { prepare, root } from './prepare.mjs'
import { runHere } from './run.mjs'

// npm test [-- a file, or any argument of vitest]

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const INSTALL = 'apt-get update && apt-get install -y chromium'

await prepare({ dev: true })
const CHROMIUM_PATH = await findChromium()
if (!CHROMIUM_PATH) {
  console.error(
    `The tests drive a browser: run "sudo sh -c '${INSTALL}'", or set CHROMIUM_PATH to a Chromium.`,
  )
  process.exit(1)
}
process.exit(
  await runHere(root, ['vitest', 'run', ...process.argv.slice(2)], { ...process.env, CHROMIUM_PATH }),
)

async function findChromium() {
  const found = installedChromium()
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (found || process.env.CHROMIUM_PATH || !canInstall) return found
  console.error('Installing Chromium for the browser tests…')
  await runHere(root, ['sh', '-c', `(${INSTALL}) >&2`])
  return installedChromium()
}

function installedChromium() {
  const { CHROMIUM_PATH } = process.env
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : PLACES).find(path => existsSync(path))
}
