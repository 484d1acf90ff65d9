import { lastReply } from './dialogue/dialogue.ts'
import { contactReply } from './facts/contact-reply.ts'
import { hoursReply } from './facts/hours-reply.ts'
import { outcome, type Turn, type TurnOutcome } from './turn/turn.ts'

/** What the business's settings answer: its hours and closures, its address, how to reach it. */
export function fromSettings({ ctx, business, locale, message, thread }: Turn): TurnOutcome | null {
  const before = lastReply(thread)?.topic
  const hours = hoursReply({
    business,
    language: locale,
    message,
    now: ctx.now(),
    goesOn: before === 'hours',
    pointsElsewhere: before === 'knowledge',
  })
  if (hours) return outcome(hours, { topic: 'hours' })
  const contact = contactReply(business, locale, message)
  return contact ? outcome(contact, { topic: 'contact' }) : null
}
