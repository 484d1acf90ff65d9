import { useRef } from 'react'
import { SearchIcon } from './icons.tsx'
import { useKeys } from './keys.ts'
import css from './search-field.module.css'
import { useTyped } from './use-typed.ts'

/** A field whose words go into the address when somebody pauses; / leads to it. */
export function SearchField({
  label,
  q,
  search,
  className,
}: {
  label: string
  q: string
  search: (q: string | undefined) => void
  className?: string
}) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, type] = useTyped(q, search)
  useKeys({ '/': () => field.current?.focus() })
  return (
    <div className={[css.field, className].filter(Boolean).join(' ')}>
      <SearchIcon size={15} />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        dir="auto"
        maxLength={200}
        value={typed}
        onChange={event => type(event.currentTarget.value)}
      />
    </div>
  )
}
