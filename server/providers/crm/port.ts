import { ProviderUnavailable, type UnavailableReason } from '../unavailable.ts'

/** A lead, as we send it to a CRM. */
export interface CrmContact {
  /** Ours. */
  id: string
  name: string | null
  email: string | null
  phone: string | null
  intent: string | null
  status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost'
  source: string
  tags: string[]
  notes: string | null
  created_at: string
  updated_at: string
}

/** A CRM's result for one contact. */
export interface Upserted {
  /** Ours. */
  id: string
  /** Theirs. */
  remoteId: string | null
  /** null: it does not say. */
  created: boolean | null
}

/** A CRM that contacts are copied to. */
export interface Crm {
  /** Contacts of one `upsert`, at most. */
  readonly batch: number
  /** Why this contact can't be kept there, in a sentence; null when it can. */
  refusal(contact: CrmContact): string | null
  /** Makes or updates each contact; doing it twice does no harm. All of them or a CrmUnavailable. */
  upsert(contacts: CrmContact[], signal?: AbortSignal): Promise<Upserted[]>
  /** Whether it can be reached with these credentials. Throws CrmUnavailable. */
  check(signal?: AbortSignal): Promise<void>
}

/** The CRM did not accept a request. `rejected` concerns the data, every other reason the connection. */
export class CrmUnavailable extends ProviderUnavailable {
  override name = 'CrmUnavailable'
  /** The pause that it asks for before the next request, if it named one. */
  readonly retryAfterMs: number | null

  constructor(
    reason: UnavailableReason,
    detail: string,
    options: { cause?: unknown; retryAfterMs?: number | null } = {},
  ) {
    super(reason, detail, options)
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}
