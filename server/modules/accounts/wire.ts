import { type Account, logoUrlOf } from '#contract/accounts/account.ts'
import type { TenantRow } from './queries.ts'

/** The settings of a business that has not set its own. */
const defaults = {
  channels: { chat: true, call: true, book: true },
  booking: {
    min_notice_minutes: 60,
    horizon_days: 60,
    slot_step_minutes: 30,
    paused: false,
    reminder_minutes: 1_440,
    reminder_words: null,
    reminder_texts: false,
    reminder_text_words: null,
    reminder_template_id: null,
  },
  calls: {
    record: false,
    transfer_to: null,
    outage_transfer_to: null,
    at_once: null,
    engine: 'cascade',
    on_machine: 'hang_up',
    voicemail: null,
    hours: null,
  },
  retention: {
    record_days: 365,
    conversation_days: null,
    lead_days: null,
    booking_days: null,
    message_days: null,
    audit_days: 365,
  },
}

/** A row of `tenant` as the API shows it. */
export function toAccount(row: TenantRow): Account {
  const own = row.country ? [row.country] : []
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    email: row.email,
    phone: row.phone,
    website: row.website,
    address: row.address,
    timezone: row.timezone,
    country: row.country,
    language: row.language,
    agent_name: row.agent_name,
    greeting: row.greeting,
    tone: row.tone,
    primary_color: row.primary_color,
    logo_url: logoUrlOf(row.logo_key),
    suggested_questions: row.suggested_questions,
    channels: { ...defaults.channels, ...(row.channels as Partial<Account['channels']>) },
    hours: row.hours as Account['hours'],
    closures: row.closures as Account['closures'],
    booking: { ...defaults.booking, ...(row.booking as Partial<Account['booking']>) },
    calls: { ...defaults.calls, ...(row.calls as Partial<Account['calls']>) } as Account['calls'],
    allowed_domains: row.allowed_domains,
    communication_enabled: row.communication_enabled,
    email_replies: row.email_replies as Account['email_replies'],
    // Mail costs nothing to send far away, but a text or a call to an unexpected country does.
    caller_countries: {
      email: ['*'],
      sms: own,
      whatsapp: own,
      voice: own,
      ...withoutNulls(row.caller_countries as Record<string, string[] | null>),
    },
    retention: { ...defaults.retention, ...(row.retention as Partial<Account['retention']>) },
    limits: { chat_links: row.chat_link_limit, documents: row.document_limit },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const withoutNulls = <T>(record: Record<string, T | null>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== null))
