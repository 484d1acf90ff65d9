import { memo } from 'react'
import { CalendarIcon, CheckIcon, HandIcon, PeopleIcon, TagIcon } from '../../parts/icons.tsx'
import { momentOf, timeOf } from '../../words/dates.ts'
import type { Activity, ActivityKind, Conversation } from '../records.ts'
import { sentenceOf } from './event-sentence.ts'
import css from './thread.module.css'

const icons: Partial<Record<ActivityKind, typeof HandIcon>> = {
  taken_over: HandIcon,
  needs_you: HandIcon,
  done: CheckIcon,
  assigned: PeopleIcon,
  lead: PeopleIcon,
  tagged: TagIcon,
  booked: CalendarIcon,
}

/** Something that happened between what was said. */
export const EventLine = memo(function EventLine({
  activity,
}: {
  activity: Activity
  conversation: Conversation
}) {
  const Icon = icons[activity.kind]
  return (
    <div className={css.event} data-kind={activity.kind}>
      {Icon && <Icon size={14} />}
      <span className={css.eventWords} dir="auto">
        {sentenceOf(activity)}
      </span>
      <time className={css.eventTime} dateTime={activity.at} title={momentOf(activity.at)}>
        {timeOf(activity.at)}
      </time>
    </div>
  )
})
