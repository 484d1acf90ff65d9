import { setTimeout as delay } from 'node:timers/promises'
import type { OutboundAnswer } from '#server/http/outbound/outbound.ts'
import { type Crm, type CrmContact, CrmUnavailable, type Upserted } from './port.ts'
import { ask } from './wire.ts'

export interface HubspotOptions {
  /** `https://api.hubapi.com`, unless a proxy stands in between. */
  url: string
  /** Of a private app with the scope `crm.objects.contacts.write`. */
  token: string
  allowPrivate?: boolean
}

/** How often a rate-limited request is repeated: a burst is over after 10 seconds. */
const patience = 3
const [shortestPauseMs, longestPauseMs] = [1_000, 10_000]

/**
 * Contacts of HubSpot (developers.hubspot.com, "CRM API | Contacts"): batches of 100, known by their email address.
 * A private app may ask 100 times in 10 seconds; a 429 is waited out for a moment.
 */
export function hubspotCrm({ url, token, allowPrivate = false }: HubspotOptions): Crm {
  const base = url.replace(/\/+$/, '')
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    body: object | null,
    signal?: AbortSignal,
  ): Promise<OutboundAnswer> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const request = { method, headers, allowPrivate, signal, ...(body && { body: JSON.stringify(body) }) }
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask('HubSpot', base + path, request)
      } catch (error) {
        const tooSoon = error instanceof CrmUnavailable && error.reason === 'rate_limited'
        if (!tooSoon || attempt > patience) throw error
        const pause = Math.max(shortestPauseMs, error.retryAfterMs ?? attempt * shortestPauseMs)
        // A longer pause means a daily limit: the job tries again later.
        if (pause > longestPauseMs) throw error
        await delay(pause, undefined, { signal })
      }
    }
  }
  return {
    batch: 100,
    refusal: ({ email }) =>
      email ? null : 'HubSpot knows people by their email address, and there is none.',
    async upsert(contacts, signal) {
      const inputs = contacts.map(contact => ({
        id: contact.email,
        idProperty: 'email',
        objectWriteTraceId: contact.id,
        properties: propertiesOf(contact),
      }))
      return readResults(
        await send('POST', '/crm/v3/objects/contacts/batch/upsert', { inputs }, signal),
        contacts,
      )
    },
    async check(signal) {
      await send('GET', '/crm/v3/objects/contacts?limit=1', null, signal)
    },
  }
}

const statuses = {
  new: 'NEW',
  contacted: 'CONNECTED',
  qualified: 'OPEN_DEAL',
  won: 'OPEN_DEAL',
  lost: 'UNQUALIFIED',
} as const

/** Only known values, because an empty one would erase the CRM's. The CRM refuses values that are too long. */
function propertiesOf({ name, email, phone, intent, status }: CrmContact): Record<string, string> {
  const [firstname, ...rest] = name?.split(/\s+/) ?? []
  const known = {
    email,
    firstname,
    lastname: rest.join(' '),
    phone,
    message: intent,
    hs_lead_status: statuses[status],
    lifecyclestage: status === 'won' ? 'customer' : 'lead',
  }
  return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => !!entry[1]))
}

interface HubspotResult {
  id: string
  new?: boolean
  properties: { email?: string | null }
}

/**
 * 207 means that some contacts of a batch were refused (`errors`). We then count the batch as refused and send
 * it again in parts.
 */
function readResults({ status, body }: OutboundAnswer, contacts: CrmContact[]): Upserted[] {
  if (status === 207) throw new CrmUnavailable('rejected', 'HubSpot refused some of the contacts')
  let results: HubspotResult[]
  try {
    results = (JSON.parse(body.toString()) as { results: HubspotResult[] }).results
    const byEmail = new Map(results.map(result => [result.properties.email?.toLowerCase(), result]))
    return contacts.map(({ id, email }) => {
      const result = byEmail.get(email!.toLowerCase())
      return { id, remoteId: result ? String(result.id) : null, created: result?.new === true }
    })
  } catch (cause) {
    throw new CrmUnavailable('bad_answer', 'HubSpot did not answer as its documents say', { cause })
  }
}
