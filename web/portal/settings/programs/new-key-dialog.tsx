import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { NewApiKey } from '#client'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { ChoiceField, TextField } from '../../parts/field.tsx'
import { now } from '../../words/clock.ts'
import { counted } from '../../words/words.ts'
import rows from '../rows.module.css'
import { sentenceOf } from '../sentence.ts'
import { makeKey } from './queries.ts'
import { ShownOnce } from './shown-once.tsx'
import { programsWords } from './words.ts'

const dayMs = 24 * 3_600_000
const spans = [30, 90, 365]

/** Makes a key, and shows it once. */
export function NewKeyDialog({ close }: { close: () => void }) {
  const words = programsWords()
  const [name, setName] = useDraft('settings:new-key')
  const [kind, setKind] = useState<NewApiKey['class']>('standard')
  const [days, setDays] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    const expires_at = days ? new Date(now() + Number(days) * dayMs).toISOString() : null
    try {
      setMade((await makeKey({ name, class: kind, expires_at })).key)
      setName('')
    } catch (error) {
      setFault(sentenceOf(error))
    }
    setBusy(false)
  }
  if (made !== null)
    return (
      <Dialog title={words.key_made} close={close}>
        <ShownOnce secret={made} done={close} />
      </Dialog>
    )
  return (
    <Dialog title={words.make_key} close={close}>
      <form className={rows.form} onSubmit={submit}>
        <TextField
          label={words.key_name}
          required
          maxLength={120}
          value={name}
          onChange={event => setName(event.target.value)}
          error={fault}
        />
        <ChoiceField
          label={words.key_class}
          note={words[`${kind}_note`]}
          value={kind}
          onChange={event => setKind(event.target.value as NewApiKey['class'])}
          options={[
            ['standard', words.standard],
            ['admin', words.admin],
          ]}
        />
        <ChoiceField
          label={words.expires}
          value={days}
          onChange={event => setDays(event.target.value)}
          options={[
            ['', words.never],
            ...spans.map(span => [String(span), counted(words.in_days, span)] as const),
          ]}
        />
        <div className={rows.ways}>
          <Button type="submit" loading={busy}>
            {words.make_key}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
