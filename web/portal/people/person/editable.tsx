import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../parts/button.tsx'
import { useDraft } from '../../parts/draft.ts'
import { EditIcon } from '../../parts/icons.tsx'
import { say } from '../../words/words.ts'
import css from './person.module.css'
import { personWords } from './words.ts'

export type EditKind = 'text' | 'email' | 'tel' | 'number' | 'date' | 'area'

/** A value that is changed where it stands: Enter saves, Escape leaves it as it is. What was typed stays a draft. */
export function Editable({
  draft,
  label,
  value,
  kind = 'text',
  longest,
  save,
  children,
}: {
  /** the name of its draft */
  draft: string
  label: string
  value: string | null
  kind?: EditKind
  longest: number
  save: (value: string | null) => void
  /** how it is shown; without it, as text */
  children?: ReactNode
}) {
  const words = personWords()
  const [typed, write] = useDraft(draft, value ?? '')
  const [isOpen, open] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    // At once: keys that are pressed before the next frame must find the button.
    flushSync(() => {
      write('')
      open(false)
    })
    button.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = typed.trim() || null
    if (next !== value) save(next)
    close()
  }
  if (!isOpen)
    return (
      <span className={css.value}>
        <span dir="auto" className={value ? undefined : css.none}>
          {value ? (children ?? value) : words.none}
        </span>
        <button
          ref={button}
          type="button"
          className={css.edit}
          aria-label={say(words.edit, { field: label })}
          onClick={() => open(true)}
        >
          <EditIcon size={14} />
        </button>
      </span>
    )
  const shared = {
    'aria-label': label,
    className: css.input,
    maxLength: longest,
    value: typed,
    dir: 'auto',
    // It was opened to be typed in.
    ref: (element: HTMLElement | null) => element?.focus(),
  } as const
  return (
    <form
      className={css.editing}
      onSubmit={submit}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      {kind === 'area' ? (
        <textarea {...shared} rows={4} onChange={event => write(event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          type={kind === 'number' ? 'text' : kind}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          onChange={event => write(event.currentTarget.value)}
        />
      )}
      <Button type="submit" size="xs">
        {words.save}
      </Button>
      <Button size="xs" variant="subtle" onClick={close}>
        {words.cancel}
      </Button>
    </form>
  )
}
