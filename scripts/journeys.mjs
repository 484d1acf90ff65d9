import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What some tests need beside our packages: where to see whether it is there, what to install, and which files use it.
 * Without the browser nothing runs; the files that need the others are skipped without them.
 */
export const CHROMIUM = {
  what: 'Chromium for the browser tests',
  packages: 'chromium',
  files: /^e2e\/(?!radicale)/,
}
export const JOURNEYS = [
  {
    // None is set up, and none started, by installing: the journey starts both itself.
    what: 'a mail server for the mail journey',
    programs: ['/usr/sbin/postfix', '/usr/lib/dovecot/imap'],
    before:
      "echo 'postfix postfix/main_mailer_type select No configuration' | debconf-set-selections && RUNLEVEL=1 ",
    packages: 'postfix dovecot-imapd',
    files: /^e2e\/mail\./,
  },
  {
    what: 'a voice, a recogniser and a player for the journeys with live sound',
    programs: ['/usr/bin/flite', '/usr/bin/pocketsphinx_continuous', '/usr/bin/ffmpeg'],
    packages: 'flite pocketsphinx pocketsphinx-en-us ffmpeg',
    files: /^e2e\/(voice|session)\.|^server\/modules\/calls\/phone\/heard\./,
  },
  {
    what: 'a calendar server',
    programs: ['/usr/bin/radicale'],
    packages: 'radicale',
    files: /^e2e\/radicale\./,
  },
]

/**
 * Says whether a run of vitest with these arguments runs a file that `journey` names. An argument that is part of no test
 * file's path (an option, or its value) chooses none; a run for which none is chosen runs them all.
 */
export function runs(journey, args, files) {
  const names = args.filter(arg => !arg.startsWith('-'))
  const chosen = files.filter(file => names.some(name => file.includes(name)))
  return (chosen.length ? chosen : files).some(file => journey.files.test(file))
}

/** The test files of the project, as paths from its root. */
export function testFiles(root) {
  return ['server', 'web', 'sdk', 'e2e', 'scripts'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true })
      .filter(path => path.endsWith('.test.ts'))
      .map(path => `${folder}/${path.replaceAll('\\', '/')}`),
  )
}
