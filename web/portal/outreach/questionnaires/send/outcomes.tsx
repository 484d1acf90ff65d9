import { Button } from '../../../parts/button.tsx'
import { CopyIcon } from '../../../parts/icons.tsx'
import { counted, isolated, say } from '../../../words/words.ts'
import { copy } from '../sent/use-link-actions.ts'
import { questionnaireWords } from '../words.ts'
import type { Outcome } from './queries.ts'
import css from './send-dialog.module.css'

/** The links that were made, to copy, and whom there is none for. */
export function Outcomes({
  outcomes,
  all,
  isSending,
  close,
}: {
  outcomes: Outcome[]
  all: number
  isSending: boolean
  close: () => void
}) {
  const words = questionnaireWords()
  const made = outcomes.filter(({ link }) => link !== null)
  const lines = made.map(({ person, link }) => `${person.name}\t${link!.url}`).join('\n')
  return (
    <div className={css.form}>
      <p className={css.made} role="status">
        {isSending ? say(words.sending, { done: outcomes.length, all }) : counted(words.made, made.length)}
      </p>
      <ul className={css.outcomes}>
        {outcomes.map(({ person, link, problem }) => (
          <li key={link?.token ?? `${person.name} ${person.email} ${person.phone}`} className={css.outcome}>
            <bdi className={css.name}>{person.name}</bdi>
            {problem !== null && (
              <span className={css.problem}>
                {say(words.not_made, { name: isolated(person.name), reason: problem })}
              </span>
            )}
            {link && (
              <>
                <span className={css.url}>{link.url}</span>
                <button
                  type="button"
                  className={css.copy}
                  aria-label={`${words.copy}: ${person.name}`}
                  onClick={() => void copy(link.url, words)}
                >
                  <CopyIcon size={16} />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        {made.length > 1 && (
          <Button variant="default" disabled={isSending} onClick={() => void copy(lines, words)}>
            {words.copy_all}
          </Button>
        )}
        <Button disabled={isSending} onClick={close}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}
