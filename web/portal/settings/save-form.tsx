import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { tell } from '../parts/notices/notices.ts'
import type { Edits } from './edits.ts'
import css from './save-form.module.css'
import { sentenceOf } from './sentence.ts'
import { settingsWords } from './words.ts'

/** A form that offers to save as soon as something in it differs. `closed`: why nobody may change it here. */
export function SaveForm<T extends object>({
  edits,
  save,
  wrong = null,
  closed = null,
  children,
}: {
  edits: Edits<T>
  save: (changes: Partial<T>) => Promise<unknown>
  wrong?: string | null
  closed?: string | null
  children: ReactNode
}) {
  const words = settingsWords()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (wrong || !edits.dirty) return
    setBusy(true)
    setFault(null)
    try {
      await save(edits.changes)
      edits.clear()
      tell(words.saved)
    } catch (error) {
      setFault(sentenceOf(error))
    }
    setBusy(false)
  }
  return (
    <form onSubmit={submit}>
      <fieldset className={css.fields} disabled={closed !== null}>
        {children}
      </fieldset>
      {closed !== null && <p className={css.closed}>{closed}</p>}
      {(wrong ?? fault) !== null && (
        <p className={css.fault} role="alert">
          {wrong ?? fault}
        </p>
      )}
      {edits.dirty && (
        <div className={css.ways}>
          <Button type="submit" loading={busy} disabled={wrong !== null}>
            {words.save}
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              edits.clear()
              setFault(null)
            }}
          >
            {words.discard}
          </Button>
        </div>
      )}
    </form>
  )
}
