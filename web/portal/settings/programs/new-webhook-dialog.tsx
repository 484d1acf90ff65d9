import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { NewWebhook } from '#client'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { TextField } from '../../parts/field.tsx'
import rows from '../rows.module.css'
import { sentenceOf } from '../sentence.ts'
import { EventChoice } from './event-choice.tsx'
import { makeWebhook } from './queries.ts'
import { ShownOnce } from './shown-once.tsx'
import { programsWords } from './words.ts'

/** Makes a webhook, and shows its secret once. */
export function NewWebhookDialog({ close }: { close: () => void }) {
  const words = programsWords()
  const [url, setUrl] = useDraft('settings:new-webhook')
  const [description, setDescription] = useState('')
  const [events, setEvents] = useState(['*'])
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!events.length) return setFault(words.no_events)
    setBusy(true)
    setFault(null)
    try {
      const body = { url: url.trim(), description: description.trim() || null, events } as NewWebhook
      setSecret((await makeWebhook(body)).secret)
      setUrl('')
    } catch (error) {
      setFault(sentenceOf(error))
    }
    setBusy(false)
  }
  if (secret !== null)
    return (
      <Dialog title={words.secret} close={close}>
        <ShownOnce secret={secret} note={words.secret_note} done={close} />
      </Dialog>
    )
  return (
    <Dialog title={words.make_hook} close={close}>
      <form className={rows.form} onSubmit={submit}>
        <TextField
          label={words.url}
          inputMode="url"
          dir="ltr"
          required
          maxLength={2_000}
          placeholder="https://example.com/hooks"
          value={url}
          onChange={event => setUrl(event.target.value)}
          error={fault}
        />
        <TextField
          label={words.about}
          maxLength={500}
          value={description}
          onChange={event => setDescription(event.target.value)}
        />
        <EventChoice events={events} change={setEvents} />
        <div className={rows.ways}>
          <Button type="submit" loading={busy}>
            {words.make_hook}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
