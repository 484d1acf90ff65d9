import type { CallDeviation, CallTurn } from '#client'
import { simulationsWords } from '../words.ts'
import { deviationSentence } from './deviation-sentence.ts'
import css from './simulations.module.css'

/** One turn of a rehearsed call, and what in it was not as expected. */
export function TurnRow({
  turn: { role, text },
  deviations,
}: {
  turn: CallTurn
  deviations: CallDeviation[]
}) {
  const words = simulationsWords()
  return (
    <li className={css.turn} data-role={role} data-wrong={deviations.length > 0 || undefined}>
      <span className={css.speaker}>{role === 'agent' ? words.assistant : words.the_caller}</span>
      <span dir="auto">{text}</span>
      {deviations.map(each => (
        <span key={each.kind + each.wording} className={css.wrong} dir="auto">
          {deviationSentence(each)}
        </span>
      ))}
    </li>
  )
}
