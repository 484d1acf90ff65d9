import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { PersonField, PersonFieldKind } from '#client'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { AreaField, ChoiceField, TextField } from '../../parts/field.tsx'
import { TrashIcon } from '../../parts/icons.tsx'
import { holdBack, tell } from '../../parts/notices/notices.ts'
import { Failure } from '../../parts/states.tsx'
import { say } from '../../words/words.ts'
import { fieldsQuery } from '../queries.ts'
import { peopleWords } from '../words.ts'
import css from './fields.module.css'
import { useAddField, useChangeField, useRemoveField } from './queries.ts'

const kinds: PersonFieldKind[] = ['text', 'number', 'date', 'choice']

/** What the business wants to know of people: its fields, and another one. */
export function FieldsDialog({ close }: { close: () => void }) {
  const words = peopleWords()
  const { data, error, refetch } = useQuery(fieldsQuery)
  const [hidden, hide] = useState<string[]>([])
  const remove = useRemoveField()
  const fields = data?.fields.filter(({ id }) => !hidden.includes(id)) ?? []
  const forget = ({ id, name }: PersonField) => {
    hide(before => [...before, id])
    const show = () => hide(before => before.filter(each => each !== id))
    holdBack(say(words.field_deleted, { name }), {
      write: () =>
        void remove.mutateAsync(id).catch(error => {
          show()
          tell(faultSentence(error))
        }),
      undo: show,
    })
  }
  return (
    <Dialog title={words.own_fields} close={close}>
      <p className={css.note}>{words.fields_note}</p>
      {error && !data ? (
        <Failure error={error} retry={refetch} />
      ) : (
        data &&
        (fields.length ? (
          <ul className={css.fields}>
            {fields.map(field => (
              <FieldLine key={field.id} field={field} forget={() => forget(field)} />
            ))}
          </ul>
        ) : (
          <p className={css.note}>{words.no_fields}</p>
        ))
      )}
      <NewField />
    </Dialog>
  )
}

function FieldLine({ field, forget }: { field: PersonField; forget: () => void }) {
  const words = peopleWords()
  const change = useChangeField()
  const rename = (name: string) => {
    if (!name.trim() || name.trim() === field.name) return
    change.mutateAsync({ id: field.id, name: name.trim() }).catch(error => tell(faultSentence(error)))
  }
  return (
    <li className={css.field}>
      <input
        key={field.name}
        className={css.name}
        aria-label={words.field_name}
        defaultValue={field.name}
        maxLength={60}
        dir="auto"
        onBlur={event => rename(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <span className={css.kind} dir="auto">
        {field.kind === 'choice' ? field.choices.join(', ') : words.kinds[field.kind]}
      </span>
      <button
        type="button"
        className={css.remove}
        aria-label={say(words.delete_field, { name: field.name })}
        onClick={forget}
      >
        <TrashIcon size={16} />
      </button>
    </li>
  )
}

function NewField() {
  const words = peopleWords()
  const add = useAddField()
  const [name, setName] = useDraft('person-field')
  const [kind, setKind] = useState<PersonFieldKind>('text')
  const [choices, setChoices] = useDraft('person-field-choices')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const list = choices
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean)
    add
      .mutateAsync({ name: name.trim(), kind, ...(kind === 'choice' && { choices: list }) })
      .then(() => {
        setName('')
        setChoices('')
      })
      .catch(() => undefined)
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={words.field_name}
        maxLength={60}
        required
        value={name}
        onChange={event => setName(event.currentTarget.value)}
        error={add.error ? faultSentence(add.error) : undefined}
      />
      <ChoiceField
        label={words.field_kind}
        value={kind}
        options={kinds.map(each => [each, words.kinds[each]])}
        onChange={event => setKind(event.currentTarget.value as PersonFieldKind)}
      />
      {kind === 'choice' && (
        <AreaField
          label={words.choices}
          required
          value={choices}
          onChange={event => setChoices(event.currentTarget.value)}
        />
      )}
      <Button type="submit" loading={add.isPending}>
        {words.add_field}
      </Button>
    </form>
  )
}
