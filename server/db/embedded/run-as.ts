import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
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
  /** Whether to start the process itself as `owner`. */
  switchUser: boolean
}

/** We give PostgreSQL none of our environment: it holds keys, and PostgreSQL's messages must be English. */
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

/** Runs a program to its end. If the program fails, the rejected error carries `stdout` and `stderr`. */
export async function runToEnd(how: RunAs, program: string, args: string[]): Promise<void> {
  const { command, args: rest, options } = commandFor(how, program, args)
  await run(command, rest, options)
}

/**
 * Finds a way that works here and gives the database's folders to the user it runs as. For root, in this order:
 * - in a user namespace where root appears as another user: the files stay root's. Containers often forbid it.
 * - as the user `postgres` or `nobody`, to whom the files are given.
 * - the same with the one capability to pass folders closed to that user (a clone below a 0700 home folder;
 *   a namespace does not help there when the folder belongs to a third user).
 * A database that already belongs to one of those two users stays theirs. An ordinary user runs the programs
 * itself, but to make a new database it needs a name, which the bare number given to a container has not: a
 * namespace can lend it one.
 */
export async function chooseRunAs(folders: Folders): Promise<RunAs> {
  const self = { uid: process.getuid!(), gid: process.getgid!() }
  const current = await ownerOf(folders.cluster)
  const users = await readUsers()
  if (self.uid === 0) {
    const ways = current ? [] : [inNamespace(self, users)]
    for (const owner of substitutesForRoot(users))
      if (!current || current === owner.uid) ways.push(...asUser(owner))
    for (const way of ways) if (await works(way, folders)) return way
    throw new DatabaseStartError(
      'PostgreSQL refuses to run as root, and no other user here can reach ' +
        `${folders.data}: start frontdesk as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  if (current !== undefined || hasName()) return { owner: self, prefix: [], switchUser: false }
  const way = inNamespace(self, users)
  if (await works(way, folders)) return way
  throw new DatabaseStartError(
    `PostgreSQL cannot make a database for the user number ${self.uid}, which has no name: add a line ` +
      `"frontdesk:x:${self.uid}:${self.gid}::/:/bin/sh" to /etc/passwd, start frontdesk as a user that has one, ` +
      'or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** The files stay those of `owner`, whom the programs see as the first other user that has a name. */
function inNamespace(owner: RunAs['owner'], users: User[]): RunAs {
  const other = users.find(user => user.uid !== 0) ?? { uid: 1000, gid: 1000 }
  const ids = [`--map-user=${other.uid}`, `--map-group=${other.gid}`]
  return { owner, prefix: ['unshare', '--user', ...ids, '--'], switchUser: false }
}

/**
 * `initdb` asks access(2) whether it may run `postgres`; without that secure bit, the answer ignores the capability.
 */
function asUser(owner: RunAs['owner']): RunAs[] {
  const ids = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const capability = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ]
  return [
    { owner, prefix: [], switchUser: true },
    { owner, prefix: ['setpriv', ...ids, ...capability, '--'], switchUser: false },
  ]
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** Whether a program runs this way at all, and can write in the database's folder. */
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

interface User {
  name: string
  uid: number
  gid: number
}

/** The users that a server started by root may run as. */
function substitutesForRoot(users: User[]): User[] {
  return ['postgres', 'nobody'].flatMap(name => users.filter(user => user.name === name))
}

/**
 * Refuses a database of another user and says who has to do what. That happens on a start as root after one as an
 * ordinary user, or vice versa.
 */
export async function refuseOtherOwner({ cluster, data }: Folders): Promise<void> {
  const owner = await ownerOf(cluster)
  const me = process.getuid!()
  if (owner === undefined || owner === me) return
  const users = await readUsers()
  if (me === 0 && substitutesForRoot(users).some(user => user.uid === owner)) return
  const nameOf = (uid: number) => users.find(user => user.uid === uid)?.name ?? `the user number ${uid}`
  throw new DatabaseStartError(
    `The database in ${data} belongs to ${nameOf(owner)} but frontdesk was started as ${nameOf(me)}: start it ` +
      `as ${nameOf(owner)}, or stop it and hand the folder over with: chown -R ${me} '${data.replaceAll("'", "'\\''")}'`,
  )
}

async function readUsers(): Promise<User[]> {
  const lines = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return lines
    .split('\n')
    .map(line => line.split(':'))
    .filter(fields => fields.length > 3)
    .map(([name, , uid, gid]) => ({ name: name!, uid: Number(uid), gid: Number(gid) }))
}
