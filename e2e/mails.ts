import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'

/** The mails that a server without a mail server has written to this folder, oldest first. */
export async function mailsIn(outbox: string): Promise<ParsedMail[]> {
  const files = (await readdir(outbox).catch(() => [])).filter(name => name.endsWith('.eml')).sort()
  return Promise.all(files.map(async name => simpleParser(await readFile(join(outbox, name)))))
}
