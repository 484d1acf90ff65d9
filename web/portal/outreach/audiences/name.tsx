import { type FormEvent, useState } from 'react'
import type { Audience } from '#client'
import { Button } from '../../parts/button.tsx'
import { useDraft } from '../../parts/draft.ts'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { EditIcon } from '../../parts/icons.tsx'
import { tell } from '../../parts/notices/notices.ts'
import rows from '../rows.module.css'
import css from './audiences.module.css'
import { useChangeAudience } from './queries.ts'
import { audienceWords } from './words.ts'

const focus = (field: HTMLInputElement | null): void => field?.focus()

/** What a list is called, changed where it stands. */
export function Name({ audience: { id, name }, mayEdit }: { audience: Audience; mayEdit: boolean }) {
  const words = audienceWords().list
  const [isEditing, setEditing] = useState(false)
  const [text, setText] = useDraft(`audience:${id}`, name)
  const change = useChangeAudience(id)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const next = text.trim()
    setEditing(false)
    if (!next || next === name) return
    change.mutate(
      { name: next },
      {
        onSuccess: () => setText(''),
        onError: error => {
          setEditing(true)
          tell(faultSentence(error))
        },
      },
    )
  }
  if (isEditing)
    return (
      <form
        className={css.rename}
        onSubmit={send}
        onKeyDown={event => event.key === 'Escape' && setEditing(false)}
      >
        <input
          ref={focus}
          className={rows.field}
          dir="auto"
          aria-label={words.rename}
          maxLength={200}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <Button type="submit">{words.save}</Button>
      </form>
    )
  return (
    <span className={css.rename}>
      <h2 className={css.title} dir="auto">
        {name}
      </h2>
      {mayEdit && (
        <button
          type="button"
          className={rows.icon}
          aria-label={words.rename}
          onClick={() => {
            setText(name)
            setEditing(true)
          }}
        >
          <EditIcon size={16} />
        </button>
      )}
    </span>
  )
}
