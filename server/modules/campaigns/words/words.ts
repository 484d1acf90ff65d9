import type { BroadcastWords, OwnWords } from '#contract/campaigns/broadcasts.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import { placeholdersOf } from '#server/modules/messaging/templates/rendering/rendering.ts'
import type { Template } from '#server/modules/messaging/templates/templates.ts'

/** What a broadcast says on one channel: a template, or words of its own, which have no id. */
export type Wording = Pick<
  Template,
  | 'name'
  | 'channel'
  | 'subject'
  | 'body'
  | 'voicemail'
  | 'variables'
  | 'variable_sources'
  | 'provider_positions'
  | 'provider_status'
  | 'provider_name'
  | 'language'
  | 'on_machine'
  | 'dlt_template_id'
> & { id: string | null }

/** The placeholder of the booking page in own words. */
const bookingLink = 'booking_link'

const wordsOn = (channel: Channel, words: BroadcastWords): OwnWords | undefined =>
  channel === 'whatsapp' ? undefined : words[channel]

/** The own words of a broadcast for a channel; undefined where it has none. */
export function ownWording(channel: Channel, words: BroadcastWords): Wording | undefined {
  const own = wordsOn(channel, words)
  if (!own) return undefined
  const wording = {
    id: null,
    name: '',
    channel,
    subject: channel === 'email' ? (own.subject ?? '') : null,
    body: own.body,
    voicemail: null,
    variable_sources: { [bookingLink]: { from: 'booking' as const } },
    provider_positions: null,
    provider_status: null,
    provider_name: null,
    language: 'en',
    on_machine: null,
    dlt_template_id: null,
  }
  return Object.assign(wording, { variables: placeholdersOf(wording) })
}

/** Whether something is still to be written for a channel: the text, or the subject of a mail. */
export function isUnwritten(channel: Channel, words: BroadcastWords): boolean {
  const own = wordsOn(channel, words)
  return own !== undefined && (!own.body.trim() || (channel === 'email' && !own.subject?.trim()))
}
