import type { SessionStore } from '#web/ui/session-store.ts'
import { idempotencyKey } from './requests.ts'

/** As typed: an empty field is "". */
export interface Typed {
  name: string
  email: string
  phone: string
  notes: string
}

/** What a visitor has typed, and the request that was last sent of it. */
export interface Draft {
  details: Typed
  /** The same request gets the same key, so that it is done once however often it is sent. */
  keyFor: (request: object) => string
  forget: () => void
}

const nothing: Typed = { name: '', email: '', phone: '', notes: '' }

/** A draft that is lost with the page, or kept in a store of the browser. */
export function openDraft(store?: SessionStore): Draft {
  let { details, sent } = read(store)
  const keep = () => store?.write(JSON.stringify({ details, sent }))
  return {
    get details() {
      return details
    },
    set details(typed) {
      details = typed
      keep()
    },
    keyFor: request => {
      const content = JSON.stringify(request)
      if (sent?.content !== content) sent = { content, key: idempotencyKey() }
      keep()
      return sent.key
    },
    forget: () => {
      details = nothing
      sent = null
      store?.write(null)
    },
  }
}

function read(store?: SessionStore): { details: Typed; sent: { content: string; key: string } | null } {
  const fresh = { details: nothing, sent: null }
  try {
    return { ...fresh, ...JSON.parse(store?.read() ?? '{}') }
  } catch {
    return fresh
  }
}
