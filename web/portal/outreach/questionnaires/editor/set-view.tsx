import type { Questionnaire } from '#client'
import { questionnaireWords } from '../words.ts'
import css from './editor.module.css'

/** A question set as those read it who may not change it. */
export function SetView({ set }: { set: Questionnaire }) {
  return (
    <section className={css.card}>
      {set.about && <p dir="auto">{set.about}</p>}
      <h3 className={css.part}>{questionnaireWords().questions}</h3>
      <ol className={css.read}>
        {set.questions.map(({ text, points }) => (
          <li key={text} dir="auto">
            {text}
            {points.length > 0 && (
              <ul>
                {points.map(point => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
