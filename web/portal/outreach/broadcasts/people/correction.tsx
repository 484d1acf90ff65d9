import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Broadcast, BroadcastRecipient } from '#client'
import { Button } from '../../../parts/button.tsx'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { TextField } from '../../../parts/field.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import own from '../editor/editor.module.css'
import { renderingQuery, useCorrection } from '../queries.ts'
import { broadcastWords } from '../words.ts'
import { fieldOf } from './correctable.ts'

/** Adds what a person lacks: an address or a number, or the values that the words need. */
export function Correction({
  draft,
  person,
  done,
}: {
  draft: Broadcast
  person: BroadcastRecipient
  done: () => void
}) {
  const words = broadcastWords()
  const { contact_id, audience_id, reason } = person
  const { data: rendering } = useQuery({
    ...renderingQuery(draft, contact_id),
    enabled: reason === 'missing_variable',
  })
  const correction = useCorrection()
  const [values, setValues] = useState<Record<string, string>>({})
  const missing = rendering?.channels.find(({ channel }) => channel === person.channel)?.missing ?? []
  const addresses = [
    ...(draft.channel_order.includes('email') ? ['email'] : []),
    ...(draft.channel_order.some(channel => channel !== 'email') ? ['phone'] : []),
  ].map(name => ({ name, isOwn: false }))
  const fields =
    reason === 'missing_variable' ? missing.map(fieldOf).filter(field => field !== null) : addresses
  const labels: Record<string, string> = {
    name: words.name,
    email: words.people.email,
    phone: words.people.phone,
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const given = fields.filter(({ name }) => values[name]?.trim())
    if (!given.length) return
    const [ownFields, plain] = [true, false].map(isOwn =>
      Object.fromEntries(
        given.filter(field => field.isOwn === isOwn).map(({ name }) => [name, values[name]!.trim()]),
      ),
    )
    const changes = {
      ...plain,
      ...(Object.keys(ownFields!).length && { attributes: ownFields! }),
    }
    // A corrected person is off this list by then, so that nothing may hang on this part of the page.
    void correction.mutateAsync({ audience: audience_id, contact: contact_id, ...changes }).then(
      () => {
        tell(words.people.fixed)
        done()
      },
      () => {},
    )
  }
  return (
    <form className={own.stack} onSubmit={save}>
      {fields.map(({ name }) => (
        <TextField
          key={name}
          label={labels[name] ?? name}
          value={values[name] ?? ''}
          maxLength={2_000}
          onChange={event => {
            const { value } = event.currentTarget
            setValues(before => ({ ...before, [name]: value }))
          }}
        />
      ))}
      {correction.error && (
        <p className={own.alarm} role="alert">
          {faultSentence(correction.error)}
        </p>
      )}
      <div className={own.end}>
        <Button type="submit" variant="default" loading={correction.isPending}>
          {words.people.save}
        </Button>
      </div>
    </form>
  )
}
