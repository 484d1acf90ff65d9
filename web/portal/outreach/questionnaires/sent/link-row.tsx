import { Link } from '@tanstack/react-router'
import type { QuestionnaireLink } from '#client'
import { briefly, soon } from '../../../words/dates.ts'
import { isolated, say } from '../../../words/words.ts'
import css from '../list.module.css'
import { questionnaireWords } from '../words.ts'
import { LinkMenu } from './link-menu.tsx'
import { StateChip } from './state-chip.tsx'

/** One person who was sent questions: where that stands, and since when. */
export function LinkRow({
  link,
  showsSet,
  chosen,
  choose,
}: {
  link: QuestionnaireLink
  showsSet: boolean
  chosen: boolean
  /** null where there is nothing to compare */
  choose: (() => void) | null
}) {
  const words = questionnaireWords()
  const { token, person, status, invitation, questionnaire } = link
  const waits = status === 'issued' || status === 'opened'
  return (
    <div className={`${css.row} ${css.person}`} data-row-of={token}>
      <span className={css.choice}>
        {choose && (
          <input
            type="checkbox"
            aria-label={say(words.choose, { name: isolated(person.name) })}
            checked={chosen}
            onChange={choose}
          />
        )}
      </span>
      <span className={css.words}>
        <Link
          to={'/outreach/questionnaires/results/$token' as never}
          params={{ token } as never}
          className={css.name}
          dir="auto"
          data-row={token}
        >
          {person.name}
        </Link>
        <span className={css.detail}>
          {showsSet && <span dir="auto">{questionnaire.title}</span>}
          {invitation && waits && (
            <span className={invitation.state === 'failed' ? css.alarm : undefined}>
              {say(words.invited[invitation.state], {
                channel: words.channel[invitation.channel],
                problem: invitation.problem ?? '',
              })}
            </span>
          )}
          {waits && <span>{say(words.until, { when: soon(link.expires_at) })}</span>}
        </span>
      </span>
      <span className={css.figures}>
        <StateChip status={status} />
        <time dateTime={lastOf(link)}>{briefly(lastOf(link))}</time>
      </span>
      <LinkMenu link={link} />
    </div>
  )
}

/** When something last happened to it. */
const lastOf = ({ completed_at, started_at, opened_at, created_at }: QuestionnaireLink): string =>
  completed_at ?? started_at ?? opened_at ?? created_at
