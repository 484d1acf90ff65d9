import { createTransport } from 'nodemailer'
import { expect, test, vi } from 'vitest'
import { registerOwner } from '#server/test/browser.ts'
import { makeCampaign, messagesOf, send } from '#server/test/campaign.ts'
import { emptyPlace } from '#server/test/place.ts'
import { openBrowser, shot, troublesOf } from './browser.ts'
import { openBusiness } from './business.ts'
import { haveMailServer, startMailServer } from './mail-server.ts'

// Mail through a real mail server: a broadcast and the reactions to it, a bounce, an answer, an opt-out; and an owner who
// answers a visitor's chat from their own mailbox.

const deskAddress = 'desk@riverside.example'
const [ann, gone, unknown] = ['ann', 'gone', 'nobody'].map(name => `${name}@customers.example`) as [
  string,
  string,
  string,
]

/** The real program with its own mail server, and a signed-in business. */
async function start() {
  const mail = await startMailServer()
  const env = { SMTP_URL: mail.smtpUrl, MAIL_FROM: deskAddress, IMAP_URL: mail.imapUrl(deskAddress) }
  const { browser } = await registerOwner(await (await emptyPlace()).start({ env }), {
    business_name: 'Riverside',
  })
  await browser.call('PATCH', '/account', { communication_enabled: true })
  return { mail, call: browser.call }
}

const headerOf = (mail: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(mail.split(/\r?\n\r?\n/)[0]!.replace(/\r?\n[ \t]+/g, ' '))?.[1]

test.runIf(haveMailServer)(
  'a broadcast goes out through Postfix; its bounce, its answer and its opt-out come back',
  async () => {
    const { mail, call } = await start()
    const tested = await call('POST', '/communication/connections/email/test')
    expect(tested.body).toEqual({ ok: true, detail: 'The mail server and the mailbox take the login.' })

    const people = [
      { name: 'Ann', email: ann },
      { name: 'Greta', email: gone },
      { name: 'Nobody', email: unknown },
    ]
    const { broadcast } = await makeCampaign(call, people)
    await send(call, broadcast)

    const stateOf = async (address: string) =>
      (await messagesOf(call, broadcast)).find(message => message.to_address === address)
    const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 })

    // Postfix refused one mail during the handover and returned the other after it had accepted it. Both failed for
    // good.
    for (const address of [gone, unknown]) {
      await until(async () =>
        expect(await stateOf(address)).toMatchObject({ state: 'failed', reason: 'bounced' }),
      )
    }
    const { suppressions } = (await call('GET', '/communication/suppressions')).body
    expect(suppressions.map((each: { address: string }) => each.address).sort()).toEqual([gone, unknown])

    await until(async () => expect(await mail.mailsOf(ann)).toHaveLength(1))
    const [news] = (await mail.mailsOf(ann)) as [string]
    const sent = await stateOf(ann)
    expect(headerOf(news, 'Message-ID')).toBe(sent.provider_id)
    expect(headerOf(news, 'From')).toBe(`Riverside <${deskAddress}>`)

    // Ann answers as her mail program would.
    const hers = createTransport(mail.smtpUrl)
    const answer = { from: `Ann <${ann}>`, to: deskAddress, subject: 'Re: News for Ann' }
    const text = `Yes, please!\n\nOn Monday Riverside wrote:\n> Hello Ann, here is the news.\n`
    await hers.sendMail({ ...answer, inReplyTo: sent.provider_id, references: sent.provider_id, text })
    await until(async () =>
      expect(await stateOf(ann)).toMatchObject({ state: 'replied', reply_snippet: 'Yes, please!' }),
    )
    const { reply_conversation_id } = await stateOf(ann)
    const conversation = await call('GET', `/conversations/${reply_conversation_id}/messages`)
    expect(conversation.body.messages.map((each: { text: string }) => each.text)).toContain('Yes, please!')

    // Her mail program's unsubscribe button sends one POST to the address in the header, without signing in.
    expect(headerOf(news, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const link = /<([^>]+)>/.exec(headerOf(news, 'List-Unsubscribe')!)![1]!
    const clicked = await fetch(link, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(clicked.status).toBeLessThan(300)
    const again = await makeCampaign(call, [{ name: 'Ann', email: ann }])
    const preview = await call('POST', `/communication/broadcasts/${again.broadcast}/preview`)
    expect(preview.body.counts).toMatchObject({ sending: 0, blocked: 1 })
    expect(Object.keys(preview.body.by_reason)).toEqual(['unsubscribed'])
  },
)

test.runIf(haveMailServer)(
  'a visitor of the chat page asks for a person; the owner answers from their mailbox, and the page shows it',
  async () => {
    const mail = await startMailServer()
    const env = { SMTP_URL: mail.smtpUrl, MAIL_FROM: deskAddress, IMAP_URL: mail.imapUrl(deskAddress) }
    const browser = await openBrowser()
    const { client, url } = await openBusiness(browser, { env, fields: { email: ann } })
    await client.patch('/api/v1/auth/me', { body: { name: 'Ann Fisher' } })
    const link = await client.post('/api/v1/chat-links', { body: { label: 'Fair', agent_name: 'Mara' } })

    const visitor = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const troubles = troublesOf(visitor)
    const page = await visitor.newPage()
    await page.goto(url + new URL(link.url).pathname)
    const write = async (text: string) => {
      await page.getByRole('textbox').fill(text)
      await page.keyboard.press('Enter')
    }
    await write('I want to talk to a person about my invoice.')
    await page.getByText('I have told the team at Harbour Dental').first().waitFor()

    const mails = (count: number) =>
      vi.waitFor(
        async () => {
          const found = await mail.mailsOf(ann)
          expect(found).toHaveLength(count)
          return found
        },
        { timeout: 60_000, interval: 100 },
      )
    const [asked] = await mails(1)
    expect(headerOf(asked!, 'Subject')).toBe('A visitor would like to talk to a person')
    const to = headerOf(asked!, 'Reply-To')!
    expect(to).toMatch(/^desk\+r\.[\da-f]{32}@riverside\.example$/)

    // Ann answers as her mail program does.
    const hers = createTransport(mail.smtpUrl)
    const id = headerOf(asked!, 'Message-ID')!
    const text = 'Good morning! I have it in front of me.\n\n-- \nAnn Fisher\n\n> A visitor: I want to talk\n'
    const from = `Ann Fisher <${ann}>`
    await hers.sendMail({ from, to, subject: 'Re: A visitor', inReplyTo: id, references: id, text })
    await page.getByText('Good morning! I have it in front of me.').first().waitFor({ timeout: 60_000 })
    await page.getByText('You are talking with Ann Fisher.').first().waitFor()
    expect(await page.getByText('I want to talk').count()).toBe(1)
    await shot(page, 'mail-answer')

    await write('Wonderful, thank you.')
    const both = await mails(2)
    const next = both.find(each => headerOf(each, 'In-Reply-To') === id)!
    expect(headerOf(next, 'Subject')).toBe('Re: A visitor would like to talk to a person')
    expect(next).toContain('Wonderful, thank you.')
    expect(troubles).toEqual([])
  },
)
