import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Software that some tests need besides our packages: how to detect it, what to install, and which test files need
 * it. Without the browser no test runs; without the others the tests skip only those files.
 */
export const CHROMIUM = {
  what: 'Chromium for the browser tests',
  packages: 'chromium-headless-shell',
  files: /^e2e\/(?!radicale|other-browsers)/,
}
export const JOURNEYS = [
  {
    // Installing configures and starts neither: the journey starts both itself.
    what: 'a mail server for the mail journey',
    programs: ['/usr/sbin/postfix', '/usr/lib/dovecot/imap'],
    before:
      "echo 'postfix postfix/main_mailer_type select No configuration' | debconf-set-selections && RUNLEVEL=1 ",
    packages: 'postfix dovecot-imapd',
    files: /^e2e\/mail\./,
  },
  {
    what: 'a voice, a recogniser, a player and a browser that asks for the microphone, for the journeys with live sound',
    programs: ['/usr/bin/flite', '/usr/bin/pocketsphinx_continuous', '/usr/bin/ffmpeg', '/usr/bin/chromium'],
    packages: 'flite pocketsphinx pocketsphinx-en-us ffmpeg chromium',
    files: /^e2e\/(voice|session|other-browsers)\.|^server\/modules\/calls\/phone\/conversation\./,
  },
  {
    // WebKitGTK's browser has no headless mode: Xvfb is a display in memory. Firefox needs a sound card to run the
    // page's sound: PulseAudio has one that nobody hears.
    what: 'Firefox and WebKit for the journeys in other browsers',
    programs: ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/pulseaudio'],
    packages: 'firefox-esr webkit2gtk-driver xvfb pulseaudio',
    files: /^e2e\/other-browsers\./,
  },
  {
    // Installing starts neither: the tests start both themselves.
    what: 'a SIP proxy and a telephone for the calls over SIP',
    programs: ['/usr/sbin/kamailio', '/usr/bin/baresip'],
    before: 'RUNLEVEL=1 ',
    packages: 'kamailio baresip',
    files: /^server\/modules\/calls\/sip\/sip\./,
  },
  {
    // Installing starts none: the test starts it itself.
    what: 'a connection pooler',
    programs: ['/usr/sbin/pgbouncer'],
    before: 'RUNLEVEL=1 ',
    packages: 'pgbouncer',
    files: /^server\/test\/pooler\./,
  },
  {
    what: 'a calendar server',
    programs: ['/usr/bin/radicale'],
    packages: 'radicale',
    files: /^e2e\/radicale\./,
  },
]

/**
 * Tests in which people speak and listen by the clock on the wall: on a busy machine words break, and silences are heard that
 * nobody made. A full run has them one at a time, beside the others, which give way to them.
 */
export const IN_REAL_TIME =
  /^e2e\/(session|other-browsers|voice)\.|^server\/test\/voice-rig\/|^server\/modules\/calls\/(?!simulations)/

/**
 * Whether a run of vitest with these arguments includes a file of `journey`. An argument that is part of no test
 * file's path (an option, or its value) selects none; a run without selected files runs them all.
 */
export function runs(journey, args, files) {
  const names = args.filter(arg => !arg.startsWith('-'))
  const chosen = files.filter(file => names.some(name => file.includes(name)))
  return (chosen.length ? chosen : files).some(file => journey.files.test(file))
}

/** The project's test files, as paths from its root. */
export function testFiles(root) {
  return ['locales', 'server', 'web', 'sdk', 'e2e', 'scripts'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true })
      .filter(path => path.endsWith('.test.ts'))
      .map(path => `${folder}/${path.replaceAll('\\', '/')}`),
  )
}
