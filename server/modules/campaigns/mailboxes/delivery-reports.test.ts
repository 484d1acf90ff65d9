import { describe, expect, test } from 'vitest'
import * as mails from '#server/test/fakes/mails.ts'
import { type DeliveryReport, readReport } from './delivery-reports.ts'
import { readMail } from './mail.ts'

const values = {
  id: '<0195fd6a.1@riverside.example>',
  env: '0195fd6a-0000-7000-8000-000000000001',
  to: 'ann@example.org',
  own: '1@example.org',
}

const reportOf = async (text: string): Promise<DeliveryReport | null> =>
  readReport((await readMail(mails.mailOf(text, values)))!)

describe('a report in the standard form', () => {
  test('says which mail failed, why, and that the address is dead', async () => {
    expect(await reportOf(mails.postfix())).toMatchObject({
      outcome: 'failed',
      hard: true,
      status: '5.1.1',
      detail: '550 5.1.1 <ann@example.org>: User unknown',
      envelopeId: values.env,
      messageIds: [values.id],
    })
  })

  test.each(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])('%s is the address', async status => {
    expect(await reportOf(mails.postfix({ status }))).toMatchObject({ outcome: 'failed', hard: true, status })
  })

  test.each(['5.2.2', '5.7.1', '5.3.4', '4.4.1', '5.1.8', '5.4.4'])('%s is something else', async status => {
    const report = await reportOf(mails.postfix({ status, diagnostic: 'smtp; refused' }))
    expect(report).toMatchObject({ outcome: 'failed', hard: false, status })
  })

  test('a status of no meaning is made up for by the words', async () => {
    const status = '5.0.0'
    expect(await reportOf(mails.postfix({ status, diagnostic: '550 no such user' }))).toMatchObject({
      hard: true,
    })
    expect(await reportOf(mails.postfix({ status, diagnostic: '550 spam' }))).toMatchObject({ hard: false })
  })

  test('a delay is no failure, an arrival is one', async () => {
    for (const action of ['delayed', 'relayed', 'expanded'])
      expect(await reportOf(mails.postfix({ action, status: '4.4.1' }))).toMatchObject({
        outcome: 'pending',
        hard: false,
      })
    expect(await reportOf(mails.postfix({ action: 'delivered', status: '2.0.0' }))).toMatchObject({
      outcome: 'delivered',
      hard: false,
    })
  })

  test('a complaint is told from a failure', async () => {
    const report = await reportOf(mails.complaint)
    expect(report).toMatchObject({ outcome: 'complaint', hard: false, messageIds: [values.id] })
    expect(
      await reportOf(mails.complaint.replace('Feedback-Type: abuse', 'Feedback-Type: not-spam')),
    ).toBeNull()
  })
})

describe('a report in words', () => {
  test.each([
    ['Exim', mails.exim(), true],
    ['Exim, a full mailbox', mails.exim('552 5.2.2 mailbox is full'), false],
    ['Exim, no code', mails.exim('Unknown user'), true],
    ['Exim, no code and no dead address', mails.exim('550 Message rejected as spam'), false],
    ['qmail', mails.qmail, true],
  ])('%s', async (_name, text, hard) => {
    expect(await reportOf(text)).toMatchObject({ outcome: 'failed', hard, messageIds: [values.id] })
  })

  test('a warning says that nothing has failed yet', async () => {
    expect(await reportOf(mails.delayed)).toMatchObject({ outcome: 'pending', hard: false })
  })

  test('an answer that speaks of failures is none', async () => {
    const talk = mails.answer({ subject: 'Re: Undeliverable parcel', text: '550 5.1.1 is what my mail says' })
    expect(await reportOf(talk)).toBeNull()
  })
})
