import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { openBrowser, shot } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { fetchMails, showMail } from '../mail-client.ts'
import { haveMailServer, startMailServer } from '../mail-server.ts'
import { openDesk } from './desk.ts'

// A broadcast on its whole way: from the desk through Postfix into mailboxes, where people read it, answer and unsubscribe.

const deskAddress = 'desk@riverside.example'
const addressOf = (name: string) => `${name}@customers.example`

test.runIf(haveMailServer)(
  'a broadcast is written at the desk, read in a mailbox, unsubscribed from and answered, and its report says so',
  async () => {
    const mail = await startMailServer()
    const env = { SMTP_URL: mail.smtpUrl, MAIL_FROM: deskAddress, IMAP_URL: mail.imapUrl(deskAddress) }
    const browser = await openBrowser()
    const business = await openBusiness(browser, { env, fields: { business_name: 'Riverside' } })
    const { client } = business
    const audience = await client.post('/api/v1/communication/audiences', { body: { name: 'Regulars' } })
    const people = ['Ann', 'Tom', 'Eve'].map(name => ({
      name,
      email: addressOf(name.toLowerCase()),
      bike: `${name}’s Brompton`,
      consent_email: true,
    }))
    await client.post('/api/v1/communication/audiences/{id}/contacts', {
      params: { id: audience.id },
      body: { rows: people },
    })

    // Written and sent where the owner does it.
    const desk = await openDesk(browser, business)
    const { page } = desk
    await desk.go('/outreach')
    await page.getByRole('button', { name: 'Write a broadcast' }).click()
    const begin = page.getByRole('dialog', { name: 'Write a broadcast' })
    await begin.getByLabel('What it is about').fill('Autumn check')
    await begin.getByLabel('To whom').selectOption({ label: 'Regulars (3)' })
    await begin.getByRole('button', { name: 'Begin' }).click()
    await page.getByLabel('Subject').fill('Your {{bike}} before the rain')
    await page
      .getByLabel('Text', { exact: true })
      .fill('Hello {{name}}, we <3 & check your {{bike}} for £55.\n\nSee https://riverside.example/check.')
    await page.getByRole('button', { name: 'Send to 3' }).click()
    await page.getByRole('timer').waitFor()
    const figure = (name: string) => page.getByRole('button', { name: new RegExp(`^\\d+ ?${name}$`) })
    await expect.poll(() => figure('Sent').innerText(), { timeout: 60_000 }).toMatch(/^3/)
    await page
      .getByText(
        'Mail servers do not report whether a mail was opened. Replies and unsubscribes are counted.',
      )
      .waitFor()

    // Ann opens hers: the words are hers, nothing is loaded or run, and its link takes her off.
    const [letter] = await fetchMails(mail.imapUrl(addressOf('ann')), 1)
    expect(letter!.subject).toBe('Your Ann’s Brompton before the rain')
    expect(letter!.from!.text).toBe(`"Riverside" <${deskAddress}>`)
    expect(letter!.text).toContain('Hello Ann, we <3 & check your Ann’s Brompton for £55.')
    const shown = await showMail(browser, letter!)
    await shown.getByText('Hello Ann, we <3 & check your Ann’s Brompton for £55.').waitFor()
    await expect
      .poll(() => shown.getByRole('link', { name: 'https://riverside.example/check' }).isVisible())
      .toBe(true)
    await shot(shown, 'mailed-broadcast')
    await shown.getByRole('link', { name: 'Unsubscribe' }).click()
    // Opening the page takes nobody off: programs that look at links open it, too.
    await shown.getByRole('button').waitFor()
    const stops = () => client.get('/api/v1/communication/suppressions')
    expect((await stops()).total).toBe(0)
    await shown.getByRole('button').click()
    await shown.getByText('You are unsubscribed').waitFor()

    // Eve's program does it with one request (RFC 8058).
    const [hers] = await fetchMails(mail.imapUrl(addressOf('eve')), 1)
    const { unsubscribe, 'unsubscribe-post': post } = hers!.headers.get('list') as unknown as Record<
      string,
      { url?: string; name?: string }
    >
    expect(JSON.stringify(post)).toContain('One-Click')
    const clicked = await fetch(unsubscribe!.url!, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(clicked.ok).toBe(true)
    expect((await stops()).suppressions.map(({ address }) => address).sort()).toEqual([
      addressOf('ann'),
      addressOf('eve'),
    ])

    // Tom answers as his program does; the report counts it, and leads to what he said.
    const [his] = await fetchMails(mail.imapUrl(addressOf('tom')), 1)
    await createTransport(mail.smtpUrl).sendMail({
      from: `Tom Ode <${addressOf('tom')}>`,
      to: deskAddress,
      subject: `Re: ${his!.subject}`,
      inReplyTo: his!.messageId!,
      references: his!.messageId!,
      text: `Friday would suit me.\n\nOn Monday Riverside wrote:\n> ${his!.text!.split('\n')[0]}\n`,
    })
    await expect.poll(() => figure('Replied').innerText(), { timeout: 60_000 }).toMatch(/^1/)
    await expect.poll(() => figure('Unsubscribed').innerText()).toMatch(/^2/)
    const list = page.getByRole('list', { name: 'People' })
    await figure('Replied').click()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
    await list.getByText('Friday would suit me.').waitFor()
    await figure('Unsubscribed').click()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
    await desk.moment('mailed-broadcast-report')
    await figure('Replied').click()
    await list.getByRole('link', { name: 'Open in the inbox' }).click()
    await page.getByText('Friday would suit me.').first().waitFor()
    expect(new URL(page.url()).pathname).toMatch(/\/inbox\//)
    await desk.go('/inbox')
    await page.getByRole('link', { name: /Tom/ }).first().waitFor()

    // Who took themselves off gets nothing more.
    const again = await client.post('/api/v1/communication/broadcasts', {
      body: {
        name: 'Winter',
        audience_id: audience.id,
        channel_order: ['email'],
        template_ids: {
          email: (
            await client.post('/api/v1/communication/templates', {
              body: { name: 'Winter', channel: 'email', subject: 'Winter', body: 'Hello' },
            })
          ).id,
        },
      },
    })
    const dry = await client.post('/api/v1/communication/broadcasts/{id}/preview', {
      params: { id: again.id },
    })
    expect(dry.counts).toMatchObject({ sending: 1, blocked: 2 })
  },
  300_000,
)
