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
/** Postfix and Dovecot for the mail journey, which starts both itself: none is set up, and none started, by installing. */
const INSTALL_MAIL =
  "echo 'postfix postfix/main_mailer_type select No configuration' | debconf-set-selections && apt-get update && " +
  'RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postfix dovecot-imapd'
/** A voice and a pair of ears, for journeys in which somebody really speaks. */
const INSTALL_SPEECH =
  'apt-get update && apt-get install -y --no-install-recommends flite pocketsphinx pocketsphinx-en-us'

await prepare({ dev: true })
const CHROMIUM_PATH = await findChromium()
if (!CHROMIUM_PATH) {
  console.error(
    `The tests drive a browser: run "sudo sh -c '${INSTALL}'", or set CHROMIUM_PATH to a Chromium.`,
  )
  process.exit(1)
}
await installMailServer()
await installSpeech()
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

/** Without it the mail journey is skipped; it needs root to start. */
async function installMailServer() {
  if ((existsSync('/usr/sbin/postfix') && existsSync('/usr/lib/dovecot/imap')) || !canInstall()) return
  console.error('Installing a mail server for the mail journey…')
  const code = await runHere(root, ['sh', '-c', `(${INSTALL_MAIL}) >&2`])
  if (code !== 0) console.error('That failed: the mail journey is skipped.')
}

/** Without it the journeys with live sound are skipped. */
async function installSpeech() {
  if (['flite', 'pocketsphinx_continuous'].every(name => existsSync(`/usr/bin/${name}`)) || !canInstall())
    return
  console.error('Installing a voice and a recogniser for the journeys with live sound…')
  const code = await runHere(root, ['sh', '-c', `(${INSTALL_SPEECH}) >&2`])
  if (code !== 0) console.error('That failed: they are skipped.')
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}
