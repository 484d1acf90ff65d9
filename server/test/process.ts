import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import packageFile from '../../package.json' with { type: 'json' }
import { freePort } from './ports.ts'

/** The real program in a process of its own, started and, where sources have changed, built as `npm start` does it. */
export interface ServerProcess {
  url: string
  pid: number
  /** All that it has printed so far. */
  output(): string
  /** Asks it to stop and waits until it has. Returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** kill -9: it gets no chance to tidy up. */
  kill(): Promise<void>
}

const server = join(import.meta.dirname, '..')
/** Node's arguments of `npm start`: `… exec node …`. */
const npmStart = packageFile.scripts.start.split(' exec node ')[1]!.split(' ')

/** What every program of ours gets: compiled once, for reading the whole server anew takes a second. */
const common = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  // As `npm start` sets it.
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: join(server, '../.build/compiled'),
}

/** Runs a program of ours that is to end by itself, such as `cli.ts`, with no other environment than this. */
export const runToEnd = (
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, [join(server, program), ...args], {
    env: { ...common, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  )

/** Starts a server on a free port and waits until GET /readyz answers 200. */
export async function startProcess(options: {
  dataDir: string
  env?: Record<string, string>
  args?: string[]
  /** The folder `server` of another copy of the program. */
  program?: string
}): Promise<ServerProcess> {
  const port = Number(options.env?.PORT ?? (await freePort()))
  const start = options.program ? [join(options.program, 'main.ts')] : npmStart
  const child = spawn(process.execPath, [...start, ...(options.args ?? [])], {
    cwd: join(server, '..'),
    env: {
      ...common,
      DEMO: 'off',
      // Its thread is started by the tests that are about it.
      EMBEDDINGS: 'off',
      LOG_LEVEL: 'warn',
      ...options.env,
      PORT: String(port),
      DATA_DIR: options.dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', chunk => (printed += chunk))
  child.stderr.on('data', chunk => (printed += chunk))
  const url = `http://127.0.0.1:${port}`
  while (!(await ready(url))) {
    if (child.exitCode !== null || child.signalCode)
      throw new Error(`The server ended before it was ready:\n${printed}`)
    await sleep(20)
  }
  return {
    url,
    pid: child.pid!,
    output: () => printed,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended(child)
      return child.exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await ended(child)
    },
  }
}

async function ready(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return
  await new Promise(resolve => child.once('exit', resolve))
}
