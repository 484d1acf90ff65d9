import { randomUUIDv7 } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compose } from './compose.ts'
import { type Mail, MailUnavailable } from './port.ts'

export interface OutboxOptions {
  /** Where the messages go, one `.eml` file each, named so that they sort by time. */
  folder: string
  /** Sender of every message: `desk@example.com` or `Front desk <desk@example.com>`. */
  from: string
}

/**
 * Mail of an installation without a mail server: written to a folder, where the operator opens or forwards it.
 * The files hold password links, so only the owner of the process may read them.
 */
export function outboxMail(options: OutboxOptions): Mail {
  const folder = resolve(options.folder)

  return {
    async send(message, begin) {
      // Loaded by the first mail: most processes never send one.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { messageId, message: eml } = await transport.sendMail(compose(message, options.from))
      const path = join(folder, `${randomUUIDv7()}.eml`)
      begin?.()
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(`${path}.unfinished`, eml as Buffer, { mode: 0o600, flush: true, flag: 'wx' })
        await rename(`${path}.unfinished`, path)
      } catch (error) {
        await rm(`${path}.unfinished`, { force: true }).catch(() => {})
        throw new MailUnavailable(
          'server',
          `Mail can't be written to ${folder}: ${(error as Error).message}`,
          {
            cause: error,
          },
        )
      }
      return { id: messageId, via: 'outbox', path }
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
        throw new MailUnavailable('server', `${folder} can't be made: ${(error as Error).message}`)
      })
    },
    close() {},
  }
}
