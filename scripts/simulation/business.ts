import { randomUUID } from 'node:crypto'
import { type Client, createClient } from '#client'
import { makeAudience } from '../../bench/campaign.ts'
import type { Scene } from './happenings.ts'

/** A business that anybody could have made: it knows something, has hours and services, and people to write to. */
export interface Business {
  url: string
  tenant: string
  slug: string
  /** The owner's, by an admin key. */
  owner: Client
  /** What the owner signs in with. */
  email: string
  password: string
  /** Somebody who knows the address and nothing else. */
  stranger: Client
  links: string[]
  services: string[]
  audience: string
  /** What its callers dial, where a carrier puts them through. */
  number: string
}

const answers = {
  'When are you open?': 'We are open from Monday to Friday, from nine to six.',
  'How much is a basic service?': 'A basic service costs €59 and takes a day.',
  'Do you repair punctures?': 'Yes, a puncture is repaired in twenty minutes for €14.',
  'Where can I park?': 'There are ten places behind the house, free for two hours.',
}
export const known: string[] = Object.keys(answers)
export const unknown = ['Do you sell tandems?', 'Can you tune a piano?', 'Is there a creche?']

export async function openBusiness(url: string, carrier: Scene['carrier']): Promise<Business> {
  const stranger = createClient({ baseUrl: url, retries: 0, headers: { origin: new URL(url).origin } })
  const [email, password] = [`${randomUUID()}@example.com`, randomUUID()]
  let cookie = ''
  const browser = createClient({
    baseUrl: url,
    headers: { origin: new URL(url).origin },
    fetch: async (input, init) => {
      const answer = await fetch(input, { ...init, headers: { ...init?.headers, cookie } })
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return answer
    },
  })
  const { tenant } = await browser.post('/api/v1/auth/register', {
    body: { email, password, business_name: 'Simulated Cycles', timezone: 'Europe/Berlin', country: 'DE' },
  })
  const { key } = await browser.post('/api/v1/api-keys', { body: { name: 'simulation', class: 'admin' } })
  const owner = createClient({ baseUrl: url, apiKey: key, retries: 0 })
  for (const [question, answer] of Object.entries(answers))
    await owner.post('/api/v1/knowledge/portal/ingest', { body: { question, answer } })
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const hours = Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]]))
  await owner.patch('/api/v1/account', { body: { hours, email_replies: 'auto' } as never })
  const made = { owner, links: [] as string[], services: [] as string[] }
  for (const label of ['Shop window', 'Newsletter', 'Trade fair'])
    made.links.push(
      (await owner.post('/api/v1/chat-links', { body: { label, inherit_main_kb: true } })).token,
    )
  for (const name of ['Basic service', 'Puncture', 'Bike fit'])
    made.services.push((await owner.post('/api/v1/services', { body: { name, duration_minutes: 30 } })).id)
  const number = '+4930111111'
  if (carrier)
    await owner.put('/api/v1/communication/connections/voice', {
      body: { account_sid: carrier.twilio.accountSid, auth_token: carrier.twilio.authToken, from: number },
    })
  return {
    url,
    number,
    tenant: tenant.id,
    slug: tenant.slug,
    email,
    password,
    stranger,
    ...made,
    audience: await makeAudience(owner, 25),
  }
}
