import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { useDraft } from '../../parts/draft.ts'
import { reasonSentence } from '../../parts/fault-sentence.ts'
import { tell } from '../../parts/notices/notices.ts'
import { shellWords } from '../../shell/words.ts'
import css from './settings.module.css'

/**
 * A form over what is saved, of which what was typed outlives the page. It offers to save as soon as something differs. `wrong`
 * says what doesn't hold.
 */
export function DraftForm<T extends object>({
  name,
  saved,
  wrong,
  save,
  done,
  isClosed,
  children,
}: {
  name: string
  saved: T
  wrong: (values: T) => string | null
  save: (values: T) => Promise<unknown>
  /** what is told when it is saved */
  done: string
  isClosed: boolean
  children: (values: T, set: (change: Partial<T>) => void) => ReactNode
}) {
  const [draft, write] = useDraft(name)
  const edits = (draft ? JSON.parse(draft) : {}) as Partial<T>
  const values = { ...saved, ...edits }
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const problem = isDirty ? wrong(values) : null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (problem || !isDirty) return
    setBusy(true)
    setFault(null)
    try {
      await save(values)
      write('')
      tell(done)
    } catch (error) {
      setFault(reasonSentence(error))
    }
    setBusy(false)
  }
  return (
    <form className={css.form} onSubmit={event => void submit(event)}>
      <fieldset className={css.fields} disabled={isClosed}>
        {children(values, change => write(JSON.stringify({ ...edits, ...change })))}
      </fieldset>
      <p role="alert" className={css.wrong}>
        {problem ?? fault}
      </p>
      {isDirty && (
        <div className={css.acts}>
          <Button type="submit" loading={busy} disabled={problem !== null}>
            {shellWords().save}
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              write('')
              setFault(null)
            }}
          >
            {shellWords().cancel}
          </Button>
        </div>
      )}
    </form>
  )
}
