import type { TrialAnswer } from '#client'
import { counted, say } from '../../words/words.ts'
import { Chip } from '../chip.tsx'
import css from './answer.module.css'
import { marked } from './marked.ts'
import { PassageRow } from './passage-row.tsx'
import { fitOf, surenessOf } from './wording.ts'
import { askWords } from './words.ts'

/** What the desk would say, how sure it is, and the passages with the sentence that carried it. */
export function Answer({ answer }: { answer: TrialAnswer }) {
  const words = askWords()
  const { reply, answered, answered_by, confidence, passages, sentence, sources } = answer
  const sureness = surenessOf(answer)
  const best = Math.max(0, ...passages.map(({ score }) => score))
  const from = answered ? (sources[0]?.name ?? null) : null
  const carrier = sentence ? passages.findIndex(({ text }) => marked(text, sentence)) : -1
  return (
    <div className={css.answer}>
      <blockquote className={answered ? css.reply : css.vain} dir="auto">
        {reply}
      </blockquote>
      <p className={css.origin}>
        {answered ? (
          <>
            {from === null ? words.from_settings : say(words.from, { name: from })} ·{' '}
            <b>{words.sureness[sureness]}</b>
          </>
        ) : (
          <Chip tone="ask">{words.in_vain}</Chip>
        )}
        {answered && answered_by !== 'built-in' && ` · ${say(words.by_model, { model: answered_by })}`}
      </p>
      {!answered && <p className={css.note}>{words.in_vain_note}</p>}
      {passages.length > 0 ? (
        <details className={css.passages} open={!answered || undefined}>
          <summary>{counted(words.passages, passages.length)}</summary>
          {carrier >= 0 && <p className={css.note}>{words.carried}</p>}
          <ul>
            {passages.map((passage, i) => (
              <PassageRow
                // biome-ignore lint/suspicious/noArrayIndexKey: an answer's passages never move
                key={i}
                passage={passage}
                fit={fitOf(passage, { best, confidence })}
                sentence={i === carrier ? sentence : null}
              />
            ))}
          </ul>
        </details>
      ) : (
        !answered && <p className={css.note}>{words.no_passages}</p>
      )}
    </div>
  )
}
