import { type ChildProcess, execFile, type StdioOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** A `nice` value: everything else goes first. */
const lowPriority = 10

const directory = (specifier: string) => fileURLToPath(new URL(specifier, import.meta.url))
/** npm's packages: beside this program, or above it. */
const packages = createRequire(import.meta.url)
  .resolve('unpdf')
  .replace(/(.*\/node_modules)\/.*/, '$1')
const nodeArguments = [
  '--permission',
  `--allow-fs-read=${directory('../../../../')}`,
  `--allow-fs-read=${directory('../../../../../package.json')}`,
  `--allow-fs-read=${packages}`,
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=384',
]
/** The kernel limits processor time and ends a spinning reader even after this process has died. */
const limitCpuTime = 'ulimit -S -t "$0" && exec "$@"'

/**
 * Starts one of our programs for unknown content: no environment, no network, no files but the program's own, low
 * priority, at most `cpu` seconds of processor time and 384 MB of objects (buffers are not bounded: see
 * `residentBytes`). Null when it can't be started.
 */
export function startSandboxed(
  program: URL,
  args: string[],
  { cpu, stdio }: { cpu: number; stdio: StdioOptions },
): (ChildProcess & { pid: number }) | null {
  const command = [process.execPath, ...nodeArguments, fileURLToPath(program), ...args]
  const child = spawn('/bin/sh', ['-c', limitCpuTime, String(cpu), ...command], {
    stdio,
    env: {},
    cwd: '/',
    serialization: 'advanced',
  })
  // An error means that the process never started and has no id.
  child.on('error', () => {})
  if (child.pid === undefined) return null
  lower(child.pid)
  return child as ChildProcess & { pid: number }
}

function lower(pid: number): void {
  try {
    setPriority(pid, lowPriority)
  } catch {
    // It has already ended.
  }
}

const ps = promisify(execFile)

/** A process's resident bytes; 0 when it is gone. */
export async function residentBytes(pid: number): Promise<number> {
  try {
    const kilobytes =
      process.platform === 'linux'
        ? /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
        : (await ps('ps', ['-o', 'rss=', '-p', String(pid)])).stdout
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}
