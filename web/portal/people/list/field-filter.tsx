import { NativeSelect } from '@mantine/core'
import type { PersonField } from '#client'
import { useTyped } from '../../parts/use-typed.ts'
import { isolated, say } from '../../words/words.ts'
import css from '../people.module.css'
import type { PeopleSearch } from '../search.ts'
import { peopleWords } from '../words.ts'

type Held = 'value' | 'value_from' | 'value_to'

/** What people must have in a field of the business: one value, or for numbers and dates, from one to another. */
export function FieldFilter({
  field: { name, kind, choices },
  search,
  change,
}: {
  field: PersonField
  search: PeopleSearch
  change: (changes: Partial<Record<Held, string | undefined>>) => void
}) {
  const words = peopleWords()
  const label = (sentence: string) => say(sentence, { name: isolated(name) })
  const { value } = search
  if (kind === 'choice')
    return (
      <NativeSelect
        className={css.choice}
        aria-label={label(words.field_is)}
        value={choices.find(each => each.toLowerCase() === value?.toLowerCase()) ?? value ?? ''}
        onChange={event => change({ value: event.currentTarget.value || undefined })}
        data={[{ value: '', label: words.any_value }, ...choices]}
      />
    )
  const parts: [Held, string][] =
    kind === 'text'
      ? [['value', words.field_is]]
      : [
          ['value_from', words.field_from],
          ['value_to', words.field_to],
        ]
  return parts.map(([which, sentence]) => (
    <Held
      key={which}
      label={label(sentence)}
      type={kind === 'text' ? 'text' : kind}
      value={search[which] ?? ''}
      change={text => change({ [which]: text })}
    />
  ))
}

function Held({
  label,
  type,
  value,
  change,
}: {
  label: string
  type: 'text' | 'number' | 'date'
  value: string
  change: (value: string | undefined) => void
}) {
  const [typed, write] = useTyped(value, change)
  return (
    <label className={css.held}>
      {label}
      <input
        type={type}
        step={type === 'number' ? 'any' : undefined}
        maxLength={500}
        dir="auto"
        value={typed}
        onChange={event => write(event.currentTarget.value)}
      />
    </label>
  )
}
