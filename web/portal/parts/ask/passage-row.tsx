import { Link } from '@tanstack/react-router'
import type { TrialAnswer } from '#client'
import css from './answer.module.css'
import { marked } from './marked.ts'
import type { Fit } from './wording.ts'
import { askWords } from './words.ts'

/** A passage that was looked at, with the sentence that carried the answer marked in it. */
export function PassageRow({
  passage: { parent_doc_id: id, name, text },
  fit,
  sentence,
}: {
  passage: TrialAnswer['passages'][number]
  fit: Fit
  sentence: string | null
}) {
  const words = askWords()
  const parts = sentence ? marked(text, sentence) : null
  return (
    <li className={css.passage} data-fit={fit}>
      <p className={css.text} dir="auto">
        {parts ? (
          <>
            {parts.before}
            <mark>{parts.hit}</mark>
            {parts.after}
          </>
        ) : (
          text
        )}
      </p>
      <p className={css.place}>
        {id === null ? (
          words.tried
        ) : (
          <Link to="/knowledge/sources/$id" params={{ id } as never} dir="auto">
            {name}
          </Link>
        )}{' '}
        · {words.fit[fit]}
      </p>
    </li>
  )
}
