import type { ConversationChannel } from '#client'
import { numberOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { inboxWords } from '../words.ts'
import css from './composer.module.css'
import { lengthOf, mostOf, partsOf } from './limits.ts'

/** How long an answer is, where that matters: text messages cost by the part, and no channel takes endless words. */
export function Count({ text, channel }: { text: string; channel: ConversationChannel }) {
  const words = inboxWords()
  const [length, most] = [lengthOf(text), mostOf(channel)]
  if (length > most)
    return (
      <span className={css.count} data-over>
        {counted(words.too_long, length - most)}
      </span>
    )
  if (channel !== 'sms')
    return length > 0.9 * most ? (
      <span className={css.count}>
        {say(words.count_text, { count: numberOf(length), most: numberOf(most) })}
      </span>
    ) : null
  return length > 0 ? (
    <span className={css.count}>
      {say(words.count_text, { count: numberOf(length), most: numberOf(most) })}
      {' · '}
      {counted(words.count_parts, partsOf(text))}
    </span>
  ) : null
}
