import type { HeldBack as Held } from '#client'
import { counted, say } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import css from './held-back.module.css'

/** What a language model wrote and the visitor did not read, each sentence with the reason. */
export function HeldBack({ held }: { held: Held[] }) {
  if (!held.length) return null
  const words = conversationWords()
  return (
    <details className={css.held}>
      <summary className={css.summary}>{counted(words.held_back, held.length)}</summary>
      <p className={css.note}>{words.held_back_note}</p>
      <ul className={css.list}>
        {held.map(({ text, reason, claim }) => (
          <li key={`${text} ${claim}`} className={css.one}>
            <p className={css.text} dir="auto">
              {text}
            </p>
            <p className={css.reason}>{words[`held_${reason}`]}</p>
            {claim && claim !== text && (
              <p className={css.claim} dir="auto">
                {say(words.held_words, { claim })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
