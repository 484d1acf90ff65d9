import { createHmac } from 'node:crypto'
import type { Crm, CrmContact } from './port.ts'
import { ask } from './wire.ts'

export interface SignedJsonOptions {
  url: string
  /** Keys the signature. */
  secret: string
  allowPrivate?: boolean
}

/**
 * Any CRM behind an address of the owner's: contacts are POSTed as `{ "contacts": [...] }`, at most 100 at a time, in
 * the shape of a lead; `X-Signature: sha256=<hex HMAC-SHA256 of the body>`. A status of 2xx takes them all; a contact
 * is told from another by its `id`, and one that comes again replaces what came before.
 */
export function signedJsonCrm({ url, secret, allowPrivate = false }: SignedJsonOptions): Crm {
  const post = async (contacts: CrmContact[], signal?: AbortSignal): Promise<void> => {
    const body = JSON.stringify({ contacts })
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-signature': `sha256=${signature}` }
    await ask('The CRM', url, { method: 'POST', headers, body, allowPrivate, signal, ignoreBody: true })
  }
  return {
    batch: 100,
    refusal: () => null,
    async upsert(contacts, signal) {
      await post(contacts, signal)
      return contacts.map(({ id }) => ({ id, remoteId: null, created: null }))
    },
    check: signal => post([], signal),
  }
}
