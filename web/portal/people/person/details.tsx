import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Lead, LeadChanges, LeadStatus, PersonField } from '#client'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { tell, tellWhenDone } from '../../parts/notices/notices.ts'
import { Card } from '../../parts/page.tsx'
import { fullDateOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { fieldsQuery, useChange } from '../queries.ts'
import { stages } from '../search.ts'
import { peopleWords } from '../words.ts'
import { Editable } from './editable.tsx'
import css from './person.module.css'
import { Tags } from './tags.tsx'
import { personWords } from './words.ts'

/** How somebody is reached, what they want, and what else the business wants to know; each changed where it stands. */
export function Details({ person }: { person: Lead }) {
  const people = peopleWords()
  const words = personWords()
  const { id, name, email, phone, intent, status, source, tags, notes, created_at } = person
  const { data: own } = useQuery(fieldsQuery)
  const change = useSaving(person)
  const text = (key: 'name' | 'email' | 'phone' | 'intent' | 'notes') => ({
    draft: `person:${id}:${key}`,
    label: words.fields[key],
    value: person[key],
    save: (value: string | null) => change(words.fields[key], { [key]: value }, { [key]: person[key] }),
  })
  return (
    <Card title={people.contact}>
      <dl className={css.details}>
        <Line name={words.fields.name}>
          <Editable {...text('name')} longest={200}>
            {name}
          </Editable>
        </Line>
        <Line name={words.fields.email}>
          <Editable {...text('email')} kind="email" longest={320}>
            <a href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
          </Editable>
        </Line>
        <Line name={words.fields.phone}>
          <Editable {...text('phone')} kind="tel" longest={40}>
            <a href={`tel:${phone?.replace(/[^+\d]/g, '')}`} dir="ltr">
              {phone}
            </a>
          </Editable>
        </Line>
        <Line name={people.stage}>
          <select
            className={css.select}
            aria-label={people.stage}
            value={status}
            onChange={event =>
              change(people.stage, { status: event.currentTarget.value as LeadStatus }, { status })
            }
          >
            {stages.map(stage => (
              <option key={stage} value={stage}>
                {people.stages[stage]}
              </option>
            ))}
          </select>
        </Line>
        <Line name={people.wish}>
          <Editable {...text('intent')} kind="area" longest={2_000}>
            <span className={css.wish}>{intent}</span>
          </Editable>
        </Line>
        <Line name={words.fields.tags}>
          <Tags tags={tags} save={next => change(words.fields.tags, { tags: next }, { tags })} />
        </Line>
        {own?.fields.map(field => (
          <Line key={field.id} name={<span dir="auto">{field.name}</span>}>
            <OwnField
              person={person}
              field={field}
              save={value =>
                change(
                  field.name,
                  { fields: { [field.id]: value } },
                  { fields: { [field.id]: person.fields[field.id] ?? null } },
                )
              }
            />
          </Line>
        ))}
        <Line name={words.notes}>
          <Editable {...text('notes')} kind="area" longest={10_000}>
            <span className={css.kept}>{notes}</span>
          </Editable>
        </Line>
        <Line name={people.came_by}>{people.sources[source]}</Line>
        <Line name={people.since}>
          <time dateTime={created_at}>{fullDateOf(created_at)}</time>
        </Line>
      </dl>
    </Card>
  )
}

function OwnField({
  person,
  field: { id, name, kind, choices },
  save,
}: {
  person: Lead
  field: PersonField
  save: (value: string | null) => void
}) {
  const words = personWords()
  const value = person.fields[id] ?? null
  if (kind !== 'choice')
    return (
      <Editable
        draft={`person:${person.id}:${id}`}
        label={name}
        value={value}
        kind={kind}
        longest={500}
        save={save}
      />
    )
  // A choice that is no longer offered still stands with those who had it.
  const offered = value && !choices.includes(value) ? [...choices, value] : choices
  return (
    <select
      className={css.select}
      aria-label={name}
      value={value ?? ''}
      onChange={event => save(event.currentTarget.value || null)}
    >
      <option value="">{words.none}</option>
      {offered.map(choice => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  )
}

/** Changes a person at once, says so, and offers the way back. */
function useSaving({ id }: Lead): (field: string, changes: LeadChanges, former: LeadChanges) => void {
  const words = personWords()
  const change = useChange(id)
  return (field, changes, former) =>
    void tellWhenDone(
      change.mutateAsync(changes).then(
        () => ({
          text: say(words.changed, { field }),
          undo: () =>
            change.mutateAsync(former).then(
              () => tell(words.back),
              error => tell(faultSentence(error)),
            ),
        }),
        error => ({ text: faultSentence(error) }),
      ),
    )
}

const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={css.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
