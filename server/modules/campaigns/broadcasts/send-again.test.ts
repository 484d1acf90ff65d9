import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'

test('a message that failed is read and sent again; one that arrived, or whose person opted out, is not', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const app = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' }, jobs: true })
  const [{ call }, other] = [await makeAccount(app), await makeAccount(app)]
  const { broadcast, template, audience } = await makeCampaign(call, [
    { name: 'Ann', email: 'ann@example.com' },
  ])
  // Refused for what is in it, not because the address is gone.
  smtp.refuseNext(554)
  await send(call, broadcast)
  await untilBroadcast(call, broadcast)
  const [failed] = await messagesOf(call, broadcast)
  expect(failed.state).toBe('failed')
  const at = `/communication/messages/${failed.id}`
  expect((await other.call('GET', at)).status).toBe(404)
  expect((await other.call('POST', `${at}/send-again`)).status).toBe(404)
  expect((await call('GET', at)).body).toMatchObject({
    message: { id: failed.id, reason: failed.reason },
    broadcast_name: 'News',
    template_id: template,
    template_name: 'News',
    html: '<p>Hello Ann, here is the news.</p>',
    may_send_again: true,
  })
  const again = await call('POST', `${at}/send-again`)
  expect(again).toMatchObject({
    status: 200,
    body: { message: { state: 'sent', to_address: 'ann@example.com' } },
  })
  expect(smtp.received.map(({ to }) => to)).toEqual([['ann@example.com']])
  // It is a message of its own; nobody was added to a list for it.
  expect((await call('GET', '/communication/messages')).body.messages).toHaveLength(2)
  expect((await call('GET', `/communication/audiences/${audience}`)).body.contact_count).toBe(1)
  const sent = `/communication/messages/${again.body.message.id}`
  expect((await call('GET', sent)).body.may_send_again).toBe(false)
  expect(await call('POST', `${sent}/send-again`)).toMatchObject({
    status: 409,
    body: { detail: 'Only a message that failed can be sent again.' },
  })

  await call('POST', '/communication/suppress', { email: 'ann@example.com' })
  expect((await call('GET', at)).body.may_send_again).toBe(false)
  expect((await call('POST', `${at}/send-again`)).status).toBe(409)
  expect(smtp.received).toHaveLength(1)

  // The log by broadcast and by time.
  const found = async (query: string) =>
    (await call('GET', `/communication/messages?${query}`)).body.messages.map(({ id }: { id: string }) => id)
  expect(await found(`broadcast_id=${broadcast}`)).toEqual([failed.id])
  expect(await found(`broadcast_id=${broadcast}&state=sent`)).toEqual([])
  expect(await found(`broadcast_id=${broadcast}&q=ann`)).toEqual([failed.id])
  const after = new Date(Date.parse(failed.queued_at) + 1).toISOString()
  expect(await found(`from=${after}`)).toEqual([again.body.message.id])
  expect(await found(`to=${after}&channel=email`)).toEqual([failed.id])
  expect(await found(`to=${after}&q=ann`)).toEqual([failed.id])
})
