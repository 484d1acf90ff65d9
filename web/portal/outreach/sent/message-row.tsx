import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { BroadcastMessage } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { briefly } from '../../words/dates.ts'
import css from '../rows.module.css'
import { stateTone } from './state-tone.ts'
import { sentWords } from './words.ts'

/** One message of the log. */
export const MessageRow = memo(({ message }: { message: BroadcastMessage }) => {
  const words = sentWords()
  const { id, name, to_address: to, channel, state, reason_label: why, queued_at: at } = message
  const said = message.rendered_subject ?? message.rendered_body
  return (
    <div className={css.row} data-row-of={id}>
      <span className={css.words}>
        <Link to="/outreach/sent/$id" params={{ id } as never} className={css.name} data-row={id} dir="auto">
          {name || to || words.nobody}
        </Link>
        <span className={css.detail} dir="auto">
          {why ?? said ?? to ?? ''}
        </span>
      </span>
      <span className={css.figures}>
        <Chip tone={stateTone[state]}>{words.states[state]}</Chip>
        <span className={css.wide}>{channel ? words.channels[channel] : ''}</span>
        <time dateTime={at}>{briefly(at)}</time>
      </span>
    </div>
  )
})
