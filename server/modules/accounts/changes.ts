import type { Updateable } from 'kysely'
import { type AccountChanges, days } from '#contract/accounts/account.ts'
import type { FieldProblem } from '#contract/errors.ts'
import { neverOpens } from '#server/core/hour-window.ts'
import { readCountry, readLanguage, readTimezone } from '#server/core/places.ts'
import type { Tenant } from '#server/db/tables.ts'
import { Problem } from '#server/http/problem.ts'
import { readDomain } from './domains.ts'
import { faultsInClosures, faultsInHours } from './opening-hours/opening-hours.ts'
import type { Merged } from './queries.ts'
import { slugIsFree } from './slug.ts'

/**
 * Checks what the schema can't (time zones, countries, domains, the order of hours) and returns the columns to
 * write. Throws one 422 that lists all errors.
 */
export function readChanges(changes: AccountChanges): { replaced: Updateable<Tenant>; merged: Merged } {
  const faults: FieldProblem[] = []
  const fault = (loc: string[], msg: string) => {
    faults.push({ loc: ['body', ...loc], msg, type: 'value_error' })
  }
  /** Parses a value that was sent and is not null. A value that can't be parsed is recorded as an error. */
  const read = <T>(
    value: string | null | undefined,
    loc: string[],
    msg: string,
    reader: (text: string) => T | null,
  ) => {
    if (value === undefined || value === null) return value
    const result = reader(value)
    if (result === null) fault(loc, msg)
    return result
  }
  const {
    channels,
    booking,
    calls,
    retention,
    caller_countries,
    hours,
    closures,
    allowed_domains,
    ...plain
  } = changes

  if (plain.slug !== undefined && !slugIsFree(plain.slug))
    fault(['slug'], 'This word is reserved; choose another')
  for (const { loc, msg } of faultsInHours(hours ?? {})) fault(['hours', ...loc], msg)
  for (const { loc, msg } of faultsInClosures(closures ?? [])) fault(['closures', ...loc], msg)

  if (calls?.hours && neverOpens(calls.hours))
    fault(['calls', 'hours', 'end'], 'Input should be another hour than the start')

  const newDays = hours && pick(hours, [...days])
  const forgetsHours = newDays !== undefined && Object.keys(newDays).length === 0
  const replaced: Updateable<Tenant> = {
    name: plain.name?.trim(),
    slug: plain.slug,
    email: trimmed(plain.email)?.toLowerCase() ?? plain.email,
    phone: trimmed(plain.phone),
    website: read(
      trimmed(plain.website),
      ['website'],
      'Input should be the address of a website',
      readWebsite,
    ),
    address: trimmed(plain.address),
    timezone: read(plain.timezone, ['timezone'], notZone, readTimezone) ?? undefined,
    country: read(plain.country, ['country'], notCountry, readCountry),
    language: read(
      plain.language,
      ['language'],
      'Input should be a language tag such as en or pt-BR',
      readLanguage,
    ),
    agent_name: plain.agent_name?.trim(),
    greeting: trimmed(plain.greeting),
    tone: trimmed(plain.tone),
    primary_color: plain.primary_color,
    suggested_questions:
      plain.suggested_questions && unique(plain.suggested_questions.map(text => text.trim())),
    hours: forgetsHours ? JSON.stringify({}) : undefined,
    closures: closures && JSON.stringify(closures.map(toClosure)),
    allowed_domains:
      allowed_domains &&
      unique(
        allowed_domains.map((domain, i) =>
          read(
            domain,
            ['allowed_domains', String(i)],
            'Input should be a domain or an origin, such as example.com',
            readDomain,
          ),
        ),
      ),
    communication_enabled: plain.communication_enabled,
    email_replies: plain.email_replies,
  }
  const merged: Merged = {
    hours: forgetsHours ? undefined : newDays,
    channels: channels && pick(channels, ['chat', 'call', 'book']),
    booking: booking && {
      ...pick(booking, [
        'min_notice_minutes',
        'horizon_days',
        'slot_step_minutes',
        'paused',
        'reminder_minutes',
        'reminder_texts',
        'reminder_template_id',
      ]),
      ...sent({ reminder_words: trimmed(booking.reminder_words) }),
      ...sent({ reminder_text_words: trimmed(booking.reminder_text_words) }),
    },
    calls: calls && {
      ...pick(calls, ['record', 'at_once', 'engine', 'on_machine', 'hours']),
      ...sent({ voicemail: trimmed(calls.voicemail) }),
      ...sent({
        transfer_to: read(trimmed(calls.transfer_to), ['calls', 'transfer_to'], notNumber, readNumber),
        outage_transfer_to: read(
          trimmed(calls.outage_transfer_to),
          ['calls', 'outage_transfer_to'],
          notNumber,
          readNumber,
        ),
      }),
    },
    retention:
      retention &&
      pick(retention, [
        'record_days',
        'conversation_days',
        'lead_days',
        'booking_days',
        'message_days',
        'audit_days',
      ]),
    caller_countries:
      caller_countries &&
      Object.fromEntries(
        Object.entries(pick(caller_countries, ['email', 'sms', 'whatsapp', 'voice'])).map(
          ([channel, codes]) => [
            channel,
            codes &&
              unique(
                codes.map((code, i) =>
                  code === '*'
                    ? code
                    : read(code, ['caller_countries', channel, String(i)], notCountry, readCountry),
                ),
              ),
          ],
        ),
      ),
  }
  if (faults.length) throw new Problem(422, faults)
  return { replaced: sent(replaced), merged: sent(merged) }
}

export const notZone = 'Input should be an IANA time zone such as Europe/Berlin'
export const notCountry = 'Input should be a country code of two letters, such as DE'

const notNumber = 'Input should be a phone number with its country code, such as +49 30 1234567'

/** E.164: without its country code a number can't be called from everywhere. */
function readNumber(text: string): string | null {
  const number = text.replace(/[\s().-]/g, '')
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null
}

/** Trimmed text; null for blank text. */
const trimmed = (text: string | null | undefined): string | null | undefined =>
  text === undefined || text === null ? text : text.trim() || null

/** A website's address; `example.com` means `https://example.com`. */
function readWebsite(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  const url = URL.canParse(address) ? new URL(address) : null
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null
}

const toClosure = ({ from, to, reason }: { from: string; to: string; reason?: string | null }) => ({
  from,
  to,
  reason: trimmed(reason) ?? null,
})

const unique = (values: (string | null | undefined)[]): string[] => [
  ...new Set(values.filter(value => value !== null && value !== undefined)),
]

/** Only the keys that were sent. An absent key leaves its column unchanged. */
const sent = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T

/** Unknown keys are ignored, not stored. */
const pick = <T extends object, K extends keyof T>(from: T, keys: K[]): Pick<T, K> =>
  Object.fromEntries(keys.filter(key => from[key] !== undefined).map(key => [key, from[key]])) as Pick<T, K>
