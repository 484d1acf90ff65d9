import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { makeCampaign, send } from '#server/test/campaign.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'

test('the event stream shows the counters change, up to the end', async () => {
  const smtp = await startFakeSmtp({ slowMs: 30 })
  onTestFinished(() => smtp.close())
  const app = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' }, jobs: true })
  const account = await makeAccount(app)
  const people = Array.from({ length: 150 }, (_, i) => ({ name: `P${i}`, email: `p${i}@example.com` }))
  const { broadcast } = await makeCampaign(account.call, people)
  const path = `/api/v1/communication/broadcasts/${broadcast}/events`
  const stream = await fetch(app.url + path, { headers: { 'x-api-key': account.adminKey } })
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  await send(account.call, broadcast)
  const events = (await stream.text())
    .split('\n\n')
    .filter(block => block.startsWith('event: '))
    .map(block => {
      const [event, data] = block.split('\n')
      return { event: event!.slice('event: '.length), data: JSON.parse(data!.slice('data: '.length)) }
    })
  expect(events[0]).toMatchObject({ event: 'counts', data: { status: 'draft', counts: { total: 0 } } })
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { status: 'completed', counts: { sent: 150 } } })
  const sent = events.map(({ data }) => data.counts.sent)
  expect(sent).toEqual(sent.toSorted((a, b) => a - b))
  const another = await makeAccount(app)
  expect((await fetch(app.url + path, { headers: { 'x-api-key': another.adminKey } })).status).toBe(404)
})
