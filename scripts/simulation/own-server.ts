import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakeImap } from '#server/test/fakes/imap.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { startFakeTwilio } from '#server/test/fakes/twilio.ts'
import { startProcess } from '#server/test/process.ts'
import { startProviders } from '#server/test/voice-rig/providers.ts'
import { unlimited } from '../../bench/client.ts'
import type { Scene } from './happenings.ts'

/** No carrier reaches a server on the machine itself, so that this one has a name; without HTTPS its cookies are not `Secure`. */
const publicUrl = 'http://desk.example'

/** A new server with a mailbox and a telephone, what puts mails into it, and the carrier that puts calls through. */
export async function ownServer(): Promise<{
  url: string
  pid: number
  deliver: (mail: string) => void
  carrier: NonNullable<Scene['carrier']>
  stop(): Promise<void>
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-simulated-'))
  const [smtp, imap] = [await startFakeSmtp(), await startFakeImap()]
  const [twilio, speech] = [await startFakeTwilio(), await startProviders()]
  const server = await startProcess({
    dataDir,
    env: {
      ...unlimited,
      ...speech.env,
      PUBLIC_URL: publicUrl,
      TWILIO_API_URL: twilio.url,
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
    carrier: { twilio, publicUrl },
    async stop() {
      await server.stop()
      await smtp.close()
      await imap.close()
      await speech.close()
      await twilio.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
