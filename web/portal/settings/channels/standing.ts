import type { Account, CallSetup, Connection, Readiness } from '#client'
import { say } from '../../words/words.ts'
import { channelsWords } from './words.ts'

// How a channel stands, in a sentence, and how urgent that is.

export interface Standing {
  /**
   * `ask`: it works only once somebody does something; `alarm`: what was set up does not work; `off`: nobody has set it up, and
   * nobody must; `plain`: nothing to say.
   */
  tone: 'ok' | 'ask' | 'alarm' | 'off' | 'plain'
  sentence: string
}

export function websiteStanding({ allowed_domains, channels }: Account): Standing {
  const words = channelsWords()
  if (!channels.chat && !channels.call && !channels.book) return { tone: 'off', sentence: words.website_off }
  if (!allowed_domains.length) return { tone: 'ask', sentence: words.website_nowhere }
  return { tone: 'ok', sentence: say(words.website_on, { domains: allowed_domains.join(', ') }) }
}

/** `own`: the business's own account; undefined where nobody may read it. */
export function messageStanding(
  channel: 'email' | 'sms' | 'whatsapp',
  { ready, reason, sender }: Readiness['channels']['email'],
  own: Connection | undefined,
): Standing {
  const words = channelsWords()
  if (own?.own && own.failure !== null) return { tone: 'alarm', sentence: words.test_failed }
  if (!ready) return { tone: 'off', sentence: words.not_ready }
  if (channel !== 'email') return { tone: 'ok', sentence: say(words.ready_as, { sender }) }
  // Mail is always ready: without a server it goes to files, which is the one thing that is said of it.
  if (reason) return { tone: 'ask', sentence: words.email_files }
  return { tone: 'ok', sentence: say(own?.own ? words.email_own : words.email_shared, { sender }) }
}

export function phoneStanding({ missing, number }: CallSetup): Standing {
  const words = channelsWords()
  const [first] = missing
  if (!first) return { tone: 'ok', sentence: say(words.phone_works, { number: number ?? '' }) }
  const tones = { carrier: 'off', trunk: 'alarm' } as const
  return {
    tone: first === 'carrier' || first === 'trunk' ? tones[first] : 'ask',
    sentence: words[`lacks_${first}`],
  }
}

export function speechStanding({ hears, speaks }: CallSetup): Standing {
  const words = channelsWords()
  if (hears && speaks) {
    const models = { hears: hears.model, speaks: speaks.model }
    return { tone: 'ok', sentence: say(words.speech_both, models) }
  }
  return { tone: 'plain', sentence: hears || speaks ? words.speech_half : words.speech_none }
}
