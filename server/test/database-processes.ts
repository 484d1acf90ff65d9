import { readFile } from 'node:fs/promises'
import { postmaster } from '#server/db/embedded/fixtures/hold.ts'

/** The process id of the embedded server, `undefined` while there is none. */
export async function serverOf(dataDir: string): Promise<number | undefined> {
  const pid = await postmaster(dataDir)
  return pid && (await titleOf(pid)) ? pid : undefined
}

/** The process ids of its backends. Linux only. */
export async function backends(dataDir: string): Promise<number[]> {
  const pid = await serverOf(dataDir)
  const children = pid ? await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8') : ''
  const titles = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map(async child => [child, await titleOf(child)]),
  )
  // `postgres: frontdesk: frontdesk frontdesk [local] idle`: cluster, user, database.
  return titles.filter(([, title]) => /: \w+ frontdesk \[/.test(title!)).map(([child]) => Number(child))
}

const titleOf = (pid: number | string): Promise<string> =>
  readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
