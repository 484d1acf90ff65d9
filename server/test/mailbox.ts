import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, vi } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from './app.ts'
import { type FakeImap, startFakeImap } from './fakes/imap.ts'
import { type FakeSmtp, startFakeSmtp } from './fakes/smtp.ts'

/** An installation that sends by SMTP and reads replies by IMAP. */
export interface Desk {
  app: TestApp
  imap: FakeImap
  smtp: FakeSmtp
  account: Account
  /** Delivers a mail to the business and waits until we have read it; returns its Message-ID. */
  write(mail: Written): Promise<string>
  /** What the assistant or a person has mailed to an address, as soon as there are this many. */
  mailed(to: string, count: number): Promise<string[]>
}

export interface Written {
  from: string
  subject?: string
  text?: string
  /** Further header lines, such as `In-Reply-To: <…>`. */
  headers?: string[]
  /** The part after the `+` of its recipient address; by default the business's slug. */
  tag?: string | null
}

/** This mailbox sends our answers and receives the replies. */
export const deskAddress = 'desk@riverside.example'

export async function startDesk({
  databaseUrl,
  env: more,
  ...fields
}: {
  email_replies: 'off' | 'draft' | 'auto'
  databaseUrl?: string
  env?: Record<string, string>
}): Promise<Desk> {
  const [smtp, imap] = [await startFakeSmtp(), await startFakeImap()]
  onTestFinished(() => smtp.close())
  onTestFinished(() => imap.close())
  const env = { SMTP_URL: smtp.url, MAIL_FROM: deskAddress, IMAP_URL: imap.url, ...more }
  const app = await startApp({ env, jobs: true, ...(databaseUrl && { databaseUrl }) })
  const account = await makeAccount(app, { name: 'Riverside' })
  await account.call('PATCH', '/account', fields)
  return {
    app,
    imap,
    smtp,
    account,
    async write(mail) {
      const id = `<${randomUUID()}@example.org>`
      await untilRead(app, imap, imap.deliver(textOf(mail, id, account.slug)))
      return id
    },
    mailed: (to, count) =>
      vi.waitFor(
        () => {
          const found = smtp.received.filter(mail => mail.to.includes(to)).map(({ raw }) => raw)
          expect(found.length).toBeGreaterThanOrEqual(count)
          return found
        },
        { timeout: 60_000, interval: 50 },
      ),
  }
}

function textOf(
  { from, subject = 'Parking', text = '', headers = [], tag }: Written,
  id: string,
  slug: string,
) {
  const address = /<(.*)>/.exec(from)?.[1] ?? from
  const to = tag === null ? deskAddress : deskAddress.replace('@', `+${tag ?? slug}@`)
  return [
    ...(headers.some(header => /^return-path:/i.test(header)) ? [] : [`Return-Path: <${address}>`]),
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${id}`,
    ...headers,
    ...(headers.some(header => /^content-type:/i.test(header))
      ? []
      : ['Content-Type: text/plain; charset=utf-8']),
    '',
    text,
    '',
  ]
    .join('\n')
    .replace(/\r?\n/g, '\r\n')
}

/** Resolves when every mail so far has been read. */
export const untilRead = (app: TestApp, imap: FakeImap, uid: number) =>
  vi.waitFor(
    async () => {
      const rows = await app.open.crossTenant(db => db.selectFrom('mailbox_position').selectAll().execute())
      const ours = rows.find(row => row.mailbox.includes(String(imap.port)))
      expect(ours?.uid_validity).toBe(imap.uidValidity)
      expect(ours?.last_uid).toBeGreaterThanOrEqual(uid)
    },
    { timeout: 60_000, interval: 50 },
  )
