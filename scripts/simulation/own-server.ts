import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakeImap } from '#server/test/fakes/imap.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { startProcess } from '#server/test/process.ts'
import { unlimited } from '../../bench/client.ts'

/** A new server with a mailbox, and what puts mails into it. */
export async function ownServer(): Promise<{
  url: string
  pid: number
  deliver: (mail: string) => void
  stop(): Promise<void>
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-simulated-'))
  const [smtp, imap] = [await startFakeSmtp(), await startFakeImap()]
  const server = await startProcess({
    dataDir,
    env: {
      ...unlimited,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'desk@riverside.example',
      IMAP_URL: imap.url,
      ALLOW_PRIVATE_NETWORK: 'on',
    },
  })
  return {
    url: server.url,
    pid: server.pid,
    deliver: mail => void imap.deliver(mail),
    async stop() {
      await server.stop()
      await smtp.close()
      await imap.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
