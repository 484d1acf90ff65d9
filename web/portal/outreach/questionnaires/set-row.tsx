import { Link } from '@tanstack/react-router'
import type { Questionnaire } from '#client'
import { Button } from '../../parts/button.tsx'
import { MoreIcon } from '../../parts/icons.tsx'
import { Menu, MenuItem, MenuLine } from '../../parts/menu.tsx'
import { numberOf } from '../../words/dates.ts'
import { counted, isolated, say } from '../../words/words.ts'
import css from './list.module.css'
import { questionnaireWords } from './words.ts'

/** A question set: what it asks, how often it was sent, and what can be done with it by who may. */
export function SetRow({
  set,
  send,
  duplicate,
  tryIt,
  remove,
}: {
  set: Questionnaire
  send?: () => void
  duplicate?: () => void
  tryIt?: () => void
  remove?: () => void
}) {
  const words = questionnaireWords()
  const { id, title, question_count, expected_minutes, recording_mode, monitor_activity } = set
  return (
    <li className={css.row} data-row-of={id}>
      <span className={css.words}>
        <Link
          to={'/outreach/questionnaires/$id' as never}
          params={{ id } as never}
          className={css.name}
          dir="auto"
          data-row={id}
        >
          {title}
        </Link>
        <span className={css.detail}>
          <span>{counted(words.question_count, question_count)}</span>
          <span>{say(words.about_minutes, { minutes: numberOf(expected_minutes) })}</span>
          <span>{words.mode[recording_mode]}</span>
          {monitor_activity && <span>{words.watched}</span>}
        </span>
      </span>
      <span className={css.figures}>
        {set.link_count > 0 ? (
          <>
            <span>{counted(words.sent_count, set.link_count)}</span>
            <span>{counted(words.done_count, set.completed_count)}</span>
          </>
        ) : (
          words.not_sent
        )}
      </span>
      {send && (
        <span className={css.actions}>
          <Button variant="default" size="xs" onClick={send}>
            {words.send}
          </Button>
          <Menu
            button={<MoreIcon />}
            label={say(words.more, { title: isolated(title) })}
            className={css.more}
          >
            {tryIt && <MenuItem onClick={tryIt}>{words.try_it}</MenuItem>}
            {duplicate && <MenuItem onClick={duplicate}>{words.duplicate}</MenuItem>}
            <MenuLine />
            {remove && (
              <MenuItem alarming onClick={remove}>
                {words.delete}
              </MenuItem>
            )}
          </Menu>
        </span>
      )}
    </li>
  )
}
