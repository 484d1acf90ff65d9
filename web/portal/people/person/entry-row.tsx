import { Link } from '@tanstack/react-router'
import type { LeadEntry } from '#client'
import { CalendarIcon, ChatIcon, EditIcon, PeopleIcon, PhoneIcon } from '../../parts/icons.tsx'
import { momentOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { peopleWords } from '../words.ts'
import css from './person.module.css'

const icons: Record<LeadEntry['kind'], typeof ChatIcon> = {
  captured: PeopleIcon,
  changed: EditIcon,
  conversation: ChatIcon,
  call: PhoneIcon,
  booking: CalendarIcon,
  merged: PeopleIcon,
  separated: PeopleIcon,
}

/** One thing that happened, with the way to its record. */
export function EntryRow({ entry: { kind, record_id: record, changes, by, at } }: { entry: LeadEntry }) {
  const words = peopleWords()
  const Icon = icons[kind]
  return (
    <li className={css.entry}>
      <Icon size={16} />
      <div className={css.what}>
        <p>
          {kind === 'conversation' && record ? (
            <Link to="/inbox/$id" params={{ id: record } as never}>
              {words.happened[kind]}
            </Link>
          ) : kind === 'booking' && record ? (
            <Link to="/bookings" search={{ booking: record } as never}>
              {words.happened[kind]}
            </Link>
          ) : (
            words.happened[kind]
          )}
          {by !== null && <span className={css.by}> {say(words.by, { name: by })}</span>}
        </p>
        {changes &&
          Object.entries(changes).map(([field, [before, after]]) => (
            <p key={field} className={css.change} dir="auto">
              {say(words.changed_field, {
                field: words.fields[field as keyof typeof words.fields] ?? field,
                before: shown(field, before),
                after: shown(field, after),
              })}
            </p>
          ))}
      </div>
      <time className={css.time} dateTime={at}>
        {momentOf(at)}
      </time>
    </li>
  )
}

/** Characters of a value; the record has the rest. */
const longestShown = 120

function shown(field: string, value: unknown): string {
  const words = peopleWords()
  if (field === 'status') return words.stages[value as keyof typeof words.stages] ?? String(value)
  const text = Array.isArray(value) ? value.join(', ') : value === null ? '' : String(value ?? '')
  if (!text) return words.nothing
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}
