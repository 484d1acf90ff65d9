import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { explain } from './failure.ts'
import { type Folders, urlOf } from './folders.ts'

// Each process that uses the embedded server holds a shared advisory lock there, in the maintenance database. The server releases it
// when the process dies, and its last user stops it. The connection that holds it stands for as long as the process runs and does
// nothing else: PostgreSQL keeps for a connection what its statements ever took.

/** Any number that means this in the maintenance database, where nobody else takes advisory locks. */
const MEMBERSHIP = 1

/** A running server answers within this time. One that was killed while accepting a connection never answers. */
export const ANSWER_MS = 5_000

const POLL_MS = 10
/** A server notices the end of a process that was killed within this time. */
const NOTICE_MS = 5_000

/** Error codes of a server that starts, recovers, shuts down, or is overloaded. */
const ALIVE = ['57P03', 'EAGAIN']
/** Error codes of a socket without a listener, or whose server dies while it answers. */
const SILENT = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02']

/**
 * Makes this process a user of the server, and has `prepare` make what the program needs there, on a connection of its own. Answers
 * `silent` when no server listens. Throws DatabaseStartError.
 */
export async function enrol(
  folders: Folders,
  prepare: (owner: pg.Client) => Promise<void>,
): Promise<pg.Client | 'alive' | 'silent'> {
  const member = clientOf(folders, `frontdesk membership ${process.pid}`)
  const owner = clientOf(folders, 'frontdesk start')
  const lock = { text: 'select pg_advisory_lock_shared($1)', values: [MEMBERSHIP], query_timeout: ANSWER_MS }
  try {
    await member.connect()
    await member.query(lock)
    await owner.connect()
    await prepare(owner)
    return member
  } catch (error) {
    await member.end().catch(() => {})
    const { code = '', message } = error as { code?: string; message: string }
    if (ALIVE.includes(code)) return 'alive'
    if (SILENT.includes(code) || /Connection terminated|timeout/.test(message)) return 'silent'
    throw await explain(error, folders, message)
  } finally {
    await owner.end().catch(() => {})
  }
}

/** A connection of the superuser to the maintenance database. */
function clientOf(folders: Folders, name: string): pg.Client {
  const client = new pg.Client({
    connectionString: urlOf(folders, 'postgres'),
    application_name: name,
    connectionTimeoutMillis: ANSWER_MS,
  })
  client.on('error', () => {})
  return client
}

/**
 * Releases this process's shared lock and returns whether nobody else holds it. A process that was killed a
 * moment ago still holds its lock until its backend notices; we wait for that.
 */
export async function isLastUser(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [MEMBERSHIP])
  for (let waited = 0; ; waited += POLL_MS) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [MEMBERSHIP])
    if (rows[0].last) return true
    const others = await client.query<{ pid: number }>(
      `select substring(application_name from '\\d+$')::int as pid from pg_stat_activity
       where application_name ~ '^frontdesk membership \\d+$' and pid <> pg_backend_pid()`,
    )
    if (waited >= NOTICE_MS || others.rows.some(({ pid }) => lives(pid))) return false
    await delay(POLL_MS)
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
