import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { DatabaseStartError } from './failure.ts'
import { type Folders, giveTo, ownerOf } from './folders.ts'

const run = promisify(execFile)

/** A way to run PostgreSQL's programs, which refuse to run as root. */
export interface RunAs {
  /** The user that owns the database's files, as the system sees it. */
  owner: { uid: number; gid: number }
  /** What to put before a program and its arguments. */
  prefix: string[]
  /** Whether the process itself is to be started as `owner`. */
  switchUser: boolean
}

/** Nothing of ours is handed to PostgreSQL: our environment holds keys, and its messages must be English. */
const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}

/** The command line and the options for `spawn` or `execFile`. */
export function commandFor(how: RunAs, program: string, args: string[]) {
  const [command, ...rest] = [...how.prefix, program, ...args]
  return {
    command: command!,
    args: rest,
    options: { env: ENVIRONMENT, cwd: '/', ...(how.switchUser ? how.owner : {}) },
  }
}

/** Runs a program to its end. Rejects with `stdout` and `stderr` on the error when it fails. */
export async function runToEnd(how: RunAs, program: string, args: string[]): Promise<void> {
  const { command, args: rest, options } = commandFor(how, program, args)
  await run(command, rest, options)
}

/**
 * Finds a way that works here and gives the database's folders to the user it runs as. For an ordinary user
 * there is one way. For root, in this order:
 * - in a user namespace where root appears as user 1000: the files stay root's. Containers often forbid it.
 * - as the user `postgres` or `nobody`, to whom the files are given.
 * - the same with the one capability to pass folders closed to that user (a clone below a 0700 home folder;
 *   a namespace does not help there when the folder belongs to a third user).
 * A database that already belongs to one of those two users stays theirs.
 */
export async function chooseRunAs(folders: Folders): Promise<RunAs> {
  const uid = process.getuid!()
  const gid = process.getgid!()
  if (uid !== 0) return { owner: { uid, gid }, prefix: [], switchUser: false }
  const [current, substitutes] = await Promise.all([ownerOf(folders.cluster), substitutesForRoot()])
  const ways: RunAs[] = []
  if (!current)
    ways.push({
      owner: { uid, gid },
      prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'],
      switchUser: false,
    })
  for (const owner of substitutes) {
    if (current && current !== owner.uid) continue
    const ids = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
    const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--']
    ways.push({ owner, prefix: [], switchUser: true })
    ways.push({ owner, prefix: ['setpriv', ...ids, ...capability], switchUser: false })
  }
  for (const way of ways) if (await works(way, folders)) return way
  throw new DatabaseStartError(
    'PostgreSQL refuses to run as root, and no other user here can reach ' +
      `${folders.data}: start frontdesk as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
  )
}

/** Whether this way runs a program at all, and whether that program may write in the database's folder. */
async function works(way: RunAs, folders: Folders): Promise<boolean> {
  const exists = (await ownerOf(folders.cluster)) !== undefined
  const folder = exists ? folders.cluster : folders.unfinished
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const each of [folder, folders.run])
    if ((await ownerOf(each)) !== way.owner.uid) await giveTo(way.owner, each)
  return runToEnd(way, '/bin/sh', ['-c', '[ -w "$0" ]', folder]).then(
    () => true,
    () => false,
  )
}

/** The users as whom a server started by root may run, with their numbers on this machine. */
async function substitutesForRoot(): Promise<{ uid: number; gid: number }[]> {
  const users = await readUsers()
  return ['postgres', 'nobody'].flatMap(name => users.filter(user => user.name === name))
}

/**
 * Refuses a database of another user, in the words of who has to do what: started as root after a start as
 * an ordinary user, or the other way round.
 */
export async function refuseOtherOwner({ cluster, data }: Folders): Promise<void> {
  const owner = await ownerOf(cluster)
  const me = process.getuid!()
  if (owner === undefined || owner === me) return
  if (me === 0 && (await substitutesForRoot()).some(user => user.uid === owner)) return
  const users = await readUsers()
  const nameOf = (uid: number) => users.find(user => user.uid === uid)?.name ?? `the user number ${uid}`
  throw new DatabaseStartError(
    `The database in ${data} belongs to ${nameOf(owner)} but frontdesk was started as ${nameOf(me)}: start it ` +
      `as ${nameOf(owner)}, or stop it and hand the folder over with: chown -R ${me} '${data.replaceAll("'", "'\\''")}'`,
  )
}

async function readUsers(): Promise<{ name: string; uid: number; gid: number }[]> {
  const lines = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return lines
    .split('\n')
    .map(line => line.split(':'))
    .filter(fields => fields.length > 3)
    .map(([name, , uid, gid]) => ({ name: name!, uid: Number(uid), gid: Number(gid) }))
}
