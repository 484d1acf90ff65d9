import { type ComponentProps, type ReactNode, useId } from 'react'
import css from './field.module.css'

interface Labelled {
  label: ReactNode
  /** what to know before one types */
  note?: ReactNode
  /** what is wrong with it; is read out when it appears */
  error?: ReactNode
  /** stands at the end of the line of the label */
  aside?: ReactNode
}

/** A label, its control, a note and what is wrong with it. The control is given its id and by what it is described. */
function Frame({
  label,
  note,
  error,
  aside,
  children,
}: Labelled & {
  children: (ids: { id: string; 'aria-describedby': string; 'aria-invalid'?: true }) => ReactNode
}) {
  const id = useId()
  const [noteId, errorId] = [`${id}-note`, `${id}-error`]
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': `${noteId} ${errorId}`,
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <p id={noteId} className={css.note}>
        {note}
      </p>
      <p id={errorId} className={css.error} role="alert">
        {error}
      </p>
    </div>
  )
}

/** `end`: what stands at the end within the field, such as a button that shows a password. */
export function TextField({
  label,
  note,
  error,
  aside,
  end,
  ...input
}: Labelled & { end?: ReactNode } & ComponentProps<'input'>) {
  return (
    <Frame label={label} note={note} error={error} aside={aside}>
      {ids => (
        <div className={css.line}>
          <input dir="auto" {...input} {...ids} className={css.input} data-ended={end ? true : undefined} />
          {end && <div className={css.end}>{end}</div>}
        </div>
      )}
    </Frame>
  )
}

export function AreaField({ label, note, error, aside, ...area }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Frame label={label} note={note} error={error} aside={aside}>
      {ids => <textarea dir="auto" rows={3} {...area} {...ids} className={css.input} />}
    </Frame>
  )
}

/** One of several, by the control of the browser: it is searched by typing, and a phone shows its own. */
export function ChoiceField({
  label,
  note,
  error,
  aside,
  options,
  ...select
}: Labelled & { options: readonly (readonly [value: string, label: string])[] } & ComponentProps<'select'>) {
  return (
    <Frame label={label} note={note} error={error} aside={aside}>
      {ids => (
        <select {...select} {...ids} className={css.select}>
          {options.map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </select>
      )}
    </Frame>
  )
}
