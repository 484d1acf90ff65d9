import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Happening, PersonField } from '#client'
import {
  CalendarIcon,
  ChatIcon,
  CheckIcon,
  CloseIcon,
  DocumentIcon,
  EditIcon,
  NoteIcon,
  PeopleIcon,
  PhoneIcon,
  SendIcon,
} from '../../parts/icons.tsx'
import { momentOf } from '../../words/dates.ts'
import { isolated, say } from '../../words/words.ts'
import { fieldsQuery } from '../queries.ts'
import { peopleWords } from '../words.ts'
import css from './person.module.css'
import { personWords } from './words.ts'

const icons: Record<Happening['kind'], typeof ChatIcon> = {
  captured: PeopleIcon,
  changed: EditIcon,
  conversation: ChatIcon,
  call: PhoneIcon,
  booking: CalendarIcon,
  merged: PeopleIcon,
  separated: PeopleIcon,
  message: SendIcon,
  questionnaire: DocumentIcon,
  note: NoteIcon,
  granted: CheckIcon,
  withdrawn: CloseIcon,
}

/** One thing that happened, with the way to its record. */
export function HappeningRow({ happening }: { happening: Happening }) {
  const words = personWords()
  const { kind, text, channel, changes, by, at } = happening
  const Icon = icons[kind]
  const title = say(words.happened[kind], {
    channel: words.channels[channel as keyof typeof words.channels] ?? '',
  })
  return (
    <li className={css.entry}>
      <Icon size={16} />
      <div className={css.what}>
        <p>
          <Titled happening={happening} title={title} />
          {by !== null && <span className={css.by}> {say(words.by, { name: isolated(by) })}</span>}
        </p>
        {text && (
          <p className={css.said} dir="auto">
            {text}
          </p>
        )}
        {changes && <Changes changes={changes} />}
      </div>
      <time className={css.time} dateTime={at}>
        {momentOf(at)}
      </time>
    </li>
  )
}

function Titled({ happening: { kind, record_id: id }, title }: { happening: Happening; title: string }) {
  if (id && (kind === 'conversation' || kind === 'note' || kind === 'call'))
    return (
      <Link to="/inbox/$id" params={{ id } as never}>
        {title}
      </Link>
    )
  if (id && kind === 'booking')
    return (
      <Link to="/bookings" search={{ booking: id } as never}>
        {title}
      </Link>
    )
  return title
}

function Changes({ changes: { fields, ...changes } }: { changes: NonNullable<Happening['changes']> }) {
  const words = personWords()
  const { data } = useQuery(fieldsQuery)
  const own = ownChanges(fields, data?.fields ?? [])
  const told = Object.entries(changes).filter(([field]) => field in words.fields)
  const named = told.map(
    ([field, [before, after]]): Change => [
      words.fields[field as keyof typeof words.fields],
      shown(field, before),
      shown(field, after),
    ],
  )
  return [...named, ...own].map(([field, before, after]) => (
    <p key={field} className={css.change} dir="auto">
      {say(words.changed_field, { field, before, after })}
    </p>
  ))
}

type Change = [field: string, before: string, after: string]

/** What changed in the business's own fields, by the names that they have now. */
function ownChanges(change: unknown[] | undefined, fields: PersonField[]): Change[] {
  const [before, after] = (change ?? []) as [Record<string, string>?, Record<string, string>?]
  return fields.flatMap(({ id, name }): Change[] =>
    before?.[id] === after?.[id] ? [] : [[name, shown(id, before?.[id]), shown(id, after?.[id])]],
  )
}

/** Characters of a value; the record has the rest. */
const longestShown = 120

function shown(field: string, value: unknown): string {
  const { stages } = peopleWords()
  if (field === 'status') return stages[value as keyof typeof stages] ?? String(value)
  const text = Array.isArray(value) ? value.join(', ') : value === null ? '' : String(value ?? '')
  if (!text) return personWords().nothing
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}
