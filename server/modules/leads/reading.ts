import { type Lead, type LeadSource, longest } from '#contract/leads/leads.ts'
import type { Ctx } from '#server/core/context.ts'
import { phoneKey } from '#server/core/phone-number.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import type { LeadRow } from './queries.ts'
import { clean, distinctTags } from './record.ts'

/** What is known of a person who wants something. Empty values and white space count as unknown. */
export interface LeadDetails {
  name?: string | null
  email?: string | null
  phone?: string | null
  intent?: string | null
  source: LeadSource
  status?: Lead['status']
  conversationId?: string | null
  callId?: string | null
  bookingId?: string | null
  tags?: string[]
  notes?: string | null
  /** The id of a field → its value. */
  fields?: Record<string, string | null>
}

export type KnownDetails = Pick<
  LeadRow,
  'name' | 'email' | 'phone' | 'phone_key' | 'intent' | 'notes' | 'tags'
>

/** The details in the form in which they are kept and compared. */
export async function readDetails(ctx: Ctx, seen: Partial<LeadDetails>): Promise<KnownDetails> {
  const phone = clean(seen.phone, longest.phone)
  const phone_key = phone && phoneKey(phone, (await business(ctx)).country)
  return {
    name: clean(seen.name, longest.name),
    email: clean(seen.email, 320)?.toLowerCase() ?? null,
    phone: phone_key && phone,
    phone_key,
    intent: clean(seen.intent, longest.intent),
    notes: clean(seen.notes, longest.notes),
    tags: distinctTags(seen.tags ?? []),
  }
}
