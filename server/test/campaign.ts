import { setTimeout as sleep } from 'node:timers/promises'
import type { Called } from './app.ts'

/** A client that calls the API as one business: a test's account, or the client of a process. */
type Call = (method: string, path: string, body?: unknown) => Promise<Called>

/**
 * Makes the audience and the template that a broadcast needs. Every contact agreed to mail unless its row says
 * otherwise.
 */
export async function makeCampaign(
  call: Call,
  rows: Record<string, unknown>[],
  fields: Record<string, unknown> = {},
): Promise<{ audience: string; template: string; broadcast: string }> {
  const audience = (await made(call, '/communication/audiences', { name: 'People' })).id
  await made(call, `/communication/audiences/${audience}/contacts`, {
    rows: rows.map(row => ({ consent_email: true, ...row })),
  })
  const template = (
    await made(call, '/communication/templates', {
      name: 'News',
      channel: 'email',
      subject: 'News for {{contact.name}}',
      body: 'Hello {{contact.name}}, here is the news.',
    })
  ).id
  const broadcast = (
    await made(call, '/communication/broadcasts', {
      name: 'News',
      audience_id: audience,
      channel_order: ['email'],
      template_ids: { email: template },
      allow_replies: true,
      ...fields,
    })
  ).id
  return { audience, template, broadcast }
}

async function made(call: Call, path: string, body: unknown): Promise<Called['body']> {
  const answer = await call('POST', path, body)
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Previews and sends. */
export async function send(call: Call, broadcast: string): Promise<void> {
  await made(call, `/communication/broadcasts/${broadcast}/preview`, undefined)
  await made(call, `/communication/broadcasts/${broadcast}/send`, undefined)
}

/** Waits until the broadcast is as wanted, and returns it. Fails after a minute and reports its state. */
export async function untilBroadcast(
  call: Call,
  id: string,
  // biome-ignore lint/suspicious/noExplicitAny: what a server answers is only known to the test that asks
  wanted: (broadcast: any) => boolean = broadcast => broadcast.status === 'completed',
): Promise<Called['body']> {
  for (let tries = 0; ; tries++) {
    const { body } = await call('GET', `/communication/broadcasts/${id}`)
    if (wanted(body)) return body
    if (tries > 1_200) throw new Error(`The broadcast did not get there: ${JSON.stringify(body)}`)
    await sleep(50)
  }
}

export const messagesOf = async (call: Call, id: string): Promise<Called['body'][]> =>
  (await call('GET', `/communication/broadcasts/${id}/messages?limit=500`)).body.messages
