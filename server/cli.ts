import { resolve } from 'node:path'
import { ArchiveError, RestoreRefused } from '#server/cli/archive.ts'
import { readArguments, readLimit, UsageError } from '#server/cli/arguments.ts'
import type { Installation } from '#server/cli/installation.ts'
import { anyDiskFailure } from '#server/db/disk.ts'
import { DatabaseStartError } from '#server/db/embedded.ts'
import { MigrationError } from '#server/db/migrate.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { Problem } from '#server/http/problem.ts'
import { SettingError } from '#server/settings/setting.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'

// The operator's command line. It reads the same environment as the server and works beside a running one.
// A command prints its result to stdout as JSON and everything else to stderr. Exit codes: 0 done, 1 failed, 2
// unknown command or argument. A command's code is imported only once the arguments make sense, because it
// loads the whole server.

interface Command {
  usage: string
  does: string
  run(settings: Settings, args: string[]): Promise<unknown>
}

const commands: Record<string, Command> = {
  'account create': {
    usage: 'account create --name NAME --email EMAIL --password PASSWORD [--slug SLUG]',
    does: 'opens a business with its owner, and shows an admin key once',
    async run(settings, args) {
      const { options } = readArguments(args, { options: ['name', 'email', 'password', 'slug'], words: [] })
      const { name, email, password, slug } = options
      if (name === undefined || email === undefined || password === undefined) {
        throw new UsageError('--name, --email and --password are needed.')
      }
      const { createAccount } = await import('#server/cli/accounts.ts')
      return on(settings, installation => createAccount(installation, { name, email, password, slug }))
    },
  },
  'account limits': {
    usage: 'account limits SLUG [--chat-links N] [--documents N]',
    does: 'sets the limits of a business; -1 means no limit',
    async run(settings, args) {
      const { options, words } = readArguments(args, {
        options: ['chat-links', 'documents'],
        words: ['slug'],
      })
      const chatLinks = readLimit('chat-links', options['chat-links'])
      const documents = readLimit('documents', options.documents)
      const { limitAccount } = await import('#server/cli/accounts.ts')
      return on(settings, installation => limitAccount(installation, words.slug, { chatLinks, documents }))
    },
  },
  'account list': {
    usage: 'account list',
    does: 'shows every business',
    async run(settings, args) {
      readArguments(args, { options: [], words: [] })
      const { listAccounts } = await import('#server/cli/accounts.ts')
      return on(settings, listAccounts)
    },
  },
  'second-factor remove': {
    usage: 'second-factor remove EMAIL',
    does: 'removes the second factor of a member who lost it and the recovery codes',
    async run(settings, args) {
      const { words } = readArguments(args, { options: [], words: ['email'] })
      const { letInWithoutCode } = await import('#server/cli/accounts.ts')
      return on(settings, installation => letInWithoutCode(installation, words.email))
    },
  },
  replay: {
    usage: 'replay --conversation ID [--model NAME] [--url URL]',
    does: 'answers a recorded conversation again with another model, and shows both; changes nothing',
    async run(settings, args) {
      const { options } = readArguments(args, { options: ['conversation', 'model', 'url'], words: [] })
      const { conversation, model, url } = options
      if (conversation === undefined) throw new UsageError('--conversation is needed.')
      const { replayConversation } = await import('#server/cli/replay.ts')
      return on(settings, installation => replayConversation(installation, { conversation, model, url }))
    },
  },
  backup: {
    usage: 'backup FILE',
    does: 'writes the database and the files to one .tar.gz; the server may run meanwhile',
    async run(settings, args) {
      const { words } = readArguments(args, { options: [], words: ['file'] })
      const { backup } = await import('#server/cli/backup.ts')
      return on(settings, installation => backup(installation, resolve(words.file)))
    },
  },
  restore: {
    usage: 'restore FILE',
    does: 'fills an empty installation from a backup; stop its server first',
    async run(settings, args) {
      const { words } = readArguments(args, { options: [], words: ['file'] })
      const { restore } = await import('#server/cli/restore.ts')
      return on(settings, installation => restore(installation, resolve(words.file)))
    },
  },
  doctor: {
    usage: 'doctor',
    does: 'looks at the settings, the database, the disk and every service in use, and says what to fix',
    async run(settings, args) {
      readArguments(args, { options: [], words: [] })
      const { doctor } = await import('#server/cli/doctor.ts')
      const findings = await doctor(settings)
      for (const { good, what, says } of findings) {
        process.stdout.write(`${good ? 'ok  ' : 'FIX '} ${what.padEnd(12)} ${says}\n`)
      }
      if (findings.some(finding => !finding.good)) process.exitCode = 1
    },
  },
}

async function on<T>(settings: Settings, work: (installation: Installation) => Promise<T>): Promise<T> {
  const { openInstallation } = await import('#server/cli/installation.ts')
  const installation = await openInstallation(settings)
  try {
    return await work(installation)
  } finally {
    await installation.close()
  }
}

const usage = (of: Command[]): string =>
  of.map(command => `  frontdesk ${command.usage}\n      ${command.does}`).join('\n')

async function main(args: string[]): Promise<void> {
  const wanted = args.filter(arg => arg !== '--help' && arg !== '-h')
  const named = commands[wanted.slice(0, 2).join(' ')] ?? commands[wanted[0] ?? '']
  const listed = named ? [named] : Object.values(commands)
  try {
    if (wanted.length < args.length) return void process.stdout.write(`${usage(listed)}\n`)
    if (!named)
      throw new UsageError(wanted.length ? `There is no command ${wanted[0]}.` : 'Choose a command:')
    const words = named === commands[wanted[0]!] ? 1 : 2
    const result = await named.run(readSettings(process.env), wanted.slice(words))
    if (result !== undefined) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1
    process.stderr.write(`${await sentence(error)}\n`)
    if (error instanceof UsageError) process.stderr.write(`\n${usage(listed)}\n`)
  }
}

/** The error in words. Only an unexpected error keeps its stack. */
async function sentence(error: unknown): Promise<string> {
  if (error instanceof Problem) {
    if (typeof error.detail === 'string') return error.detail
    return error.detail.map(({ loc, msg }) => `--${loc.slice(1).join('.')}: ${msg}`).join('\n')
  }
  if (error instanceof DatabaseUnavailable) return `${error.message} (${error.reason})`
  const foreseen = [
    UsageError,
    SettingError,
    DatabaseStartError,
    MigrationError,
    RestoreRefused,
    ArchiveError,
  ]
  if (foreseen.some(kind => error instanceof kind)) return (error as Error).message
  const disk = await anyDiskFailure(error, null)
  if (disk) return disk.message
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code && path) return `${path}: ${message}`
  return error instanceof Error ? (error.stack ?? message) : String(error)
}

await main(process.argv.slice(2))
