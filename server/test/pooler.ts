import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './ports.ts'

/** Debian's PgBouncer, from its package. */
const program = '/usr/sbin/pgbouncer'

/** The user who owns nothing, on Debian. */
const nobody = 65534

export const hasPooler = spawnSync(program, ['--version']).status === 0

/** PgBouncer in transaction mode in front of a database. */
export interface Pooler {
  /** The database through it. */
  url: string
  /** kill -9. */
  kill(): Promise<void>
  /** Starts it again at the same address. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Starts a pooler with `connections` connections for each login to the server of `url`, which it reaches by a socket or by TCP. */
export async function startPooler(url: string, connections: number): Promise<Pooler> {
  const server = new URL(url)
  const socket = server.searchParams.get('host')
  // It refuses to run as root, and only root and PostgreSQL's own user may enter the socket's folder.
  const isRoot = process.getuid!() === 0
  const way = socket ? await forward(join(socket, `.s.PGSQL.${server.port || 5432}`)) : null
  const folder = await mkdtemp('/tmp/frontdesk-pooler-')
  const port = await freePort()
  const user = decodeURIComponent(server.username)
  const limits = 'set statement_timeout = 60000; set idle_in_transaction_session_timeout = 60000'
  const files = {
    'users.txt': `"${user}" "${decodeURIComponent(server.password)}"\n`,
    'pgbouncer.ini': `[databases]
* = host=${way ? '127.0.0.1' : server.hostname} port=${way?.port ?? (server.port || 5432)} connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
`,
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  await chmod(folder, 0o755)
  let child: ChildProcess
  let output = ''
  const ended = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    const exit = new Promise(resolve => child.once('exit', resolve))
    if (ended()) return
    child.kill(signal)
    await exit
  }
  const start = async () => {
    child = spawn(program, [join(folder, 'pgbouncer.ini')], {
      ...(isRoot && { uid: nobody, gid: nobody }),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr!.on('data', data => (output += data))
    while (!(await answers(port))) {
      if (ended()) throw new Error(`The pooler ended before it was ready:\n${output}`)
      await sleep(20)
    }
  }
  await start()
  const through = new URL(`postgresql://127.0.0.1:${port}${server.pathname}`)
  through.username = server.username
  return {
    url: through.toString(),
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGKILL')
      way?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = createConnection(port, '127.0.0.1')
      .on('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .on('error', () => resolve(false))
  })

/** A port that leads to a socket. */
async function forward(path: string): Promise<{ port: number; close(): void }> {
  const door = createServer(from => {
    const to = createConnection(path)
    from.on('error', () => to.destroy()).on('close', () => to.destroy())
    to.on('error', () => from.destroy()).on('close', () => from.destroy())
    from.pipe(to).pipe(from)
  })
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve))
  return { port: (door.address() as AddressInfo).port, close: () => void door.close() }
}
