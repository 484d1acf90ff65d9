import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { TestApp } from './app.ts'

/** The texts of the mails that this server wrote to an address, oldest first; waits until there are `count`. */
export async function mailTo(app: TestApp, address: string, count = 1): Promise<string[]> {
  const folder = join(app.dataDir, 'outbox')
  return vi.waitFor(
    async () => {
      const names = (await readdir(folder)).filter(name => name.endsWith('.eml')).sort()
      const all = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
      const mails = all.filter(eml => eml.includes(`\nTo: ${address}\n`)).map(readable)
      if (mails.length < count) throw new Error(`${mails.length} of ${count} messages to ${address} so far`)
      return mails
    },
    { timeout: 60_000, interval: 30 },
  )
}

/** Undoes quoted-printable where it would hide an address or a link. */
const readable = (eml: string): string =>
  eml
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
