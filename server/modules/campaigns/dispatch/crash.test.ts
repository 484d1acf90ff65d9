import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { call } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { emptyPlace } from '#server/test/place.ts'

// kill -9 in the middle of a broadcast of the real program. bench/broadcast-kill.ts does it twenty times.

test('processes that are killed in the middle of a broadcast leave nobody out and write to nobody twice', async () => {
  const smtp = await startFakeSmtp({ slowMs: 15 })
  onTestFinished(() => smtp.close())
  const place = await emptyPlace()
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' }
  const start = (role: string) => place.start({ env, args: ['--role', role] })
  const web = await start('web')
  const { browser } = await registerOwner(web)
  const { key } = (await browser.call('POST', '/api-keys', { name: 'test', class: 'admin' })).body
  const ask = (method: string, path: string, body?: unknown) =>
    call(web, method, path, body, { 'x-api-key': key })
  const people = Array.from({ length: 450 }, (_, i) => ({ name: `P${i}`, email: `p${i}@example.com` }))
  const { broadcast } = await makeCampaign(ask, people)
  await send(ask, broadcast)
  for (const enough of [80, 200]) {
    const worker = await start('worker')
    while (smtp.received.length < enough) await sleep(5)
    await worker.kill()
    expect(smtp.received.length).toBeLessThan(400)
  }
  await start('worker')
  const done = await untilBroadcast(ask, broadcast)

  const mails = smtp.received.flatMap(mail => mail.to)
  expect(new Set(mails).size).toBe(mails.length)
  const messages = await messagesOf(ask, broadcast)
  expect(messages).toHaveLength(450)
  const unknown = messages.filter(message => message.reason === 'outcome_unknown')
  expect(messages.filter(m => !mails.includes(m.to_address) && !unknown.includes(m))).toEqual([])
  // At most those that were with the provider at the two kills: one for each of its five connections.
  expect(unknown.length).toBeLessThanOrEqual(10)
  expect(done.counts).toMatchObject({ total: 450, sent: 450 - unknown.length, failed: unknown.length })
})
