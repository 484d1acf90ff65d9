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

/** What journeys need besides, and are skipped without: where to see whether it is there, and what to install. */
const JOURNEYS = [
  {
    // None is set up, and none started, by installing: the journey starts both itself.
    what: 'a mail server for the mail journey',
    programs: ['/usr/sbin/postfix', '/usr/lib/dovecot/imap'],
    before:
      "echo 'postfix postfix/main_mailer_type select No configuration' | debconf-set-selections && RUNLEVEL=1 ",
    packages: 'postfix dovecot-imapd',
  },
  {
    what: 'a voice, a recogniser and a player for the journeys with live sound',
    programs: ['/usr/bin/flite', '/usr/bin/pocketsphinx_continuous', '/usr/bin/ffmpeg'],
    packages: 'flite pocketsphinx pocketsphinx-en-us ffmpeg',
  },
  { what: 'a calendar server', programs: ['/usr/bin/radicale'], packages: 'radicale' },
]

await prepare({ dev: true })
const CHROMIUM_PATH = await findChromium()
if (!CHROMIUM_PATH) {
  console.error(
    `The tests drive a browser: run "sudo sh -c '${INSTALL}'", or set CHROMIUM_PATH to a Chromium.`,
  )
  process.exit(1)
}
for (const journey of JOURNEYS) await installFor(journey)
process.exit(
  await runHere(root, ['vitest', 'run', ...process.argv.slice(2)], { ...process.env, CHROMIUM_PATH }),
)

async function findChromium() {
  const found = installedChromium()
  if (found || process.env.CHROMIUM_PATH || !canInstall()) return found
  console.error('Installing Chromium for the browser tests…')
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
  if (code !== 0) console.error('That failed: what needs it is skipped.')
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}
