import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

// Processor time of a server and of its PostgreSQL, from /proc. It says more than a wait on a machine that others share.

/** The kernel's unit of processor time in /proc/[pid]/stat, ms (USER_HZ is 100 on Linux). */
const tickMs = 10

/** Milliseconds of processor time used so far: by the server's process, and by its PostgreSQL's. */
export interface Used {
  server: number
  postgres: number
}

/** Reads what the server `pid` and the PostgreSQL in `dataDir` have used so far. */
export async function processorTime({ pid, dataDir }: { pid: number; dataDir: string }): Promise<Used> {
  const [head] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  let postgres = 0
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) && statOf(name)
    // Those that have ended are counted with the process that waited for them.
    if (stat && (name === head || stat.parent === head))
      postgres += stat.own + (name === head ? stat.ended : 0)
  }
  return { server: statOf(String(pid))!.own, postgres }
}

export const usedSince = (before: Used, after: Used): Used => ({
  server: after.server - before.server,
  postgres: after.postgres - before.postgres,
})

/** Fields 4 and 14 to 17 of /proc/[pid]/stat (proc_pid_stat(5)); null when the process is gone. */
function statOf(pid: string): { parent: string; own: number; ended: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name, in brackets, may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ms = (at: number) => Number(fields[at - 3]) * tickMs
    return { parent: fields[4 - 3]!, own: ms(14) + ms(15), ended: ms(16) + ms(17) }
  } catch {
    return null
  }
}

/** The processor time of a process and of all that it started, also of what has ended since, in ms. */
export function usedBy(pid: number): number {
  const stat = statOf(String(pid))
  if (!stat) return 0
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return stat.own + stat.ended + children.reduce((sum, child) => sum + usedBy(Number(child)), 0)
}
