import { useEffect, useRef, useState } from 'react'
import { SearchIcon } from './icons.tsx'
import { useKeys } from './keys.ts'
import css from './search-field.module.css'

/** Milliseconds after the last letter. */
const typingPause = 200

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
  const [typed, setTyped] = useState(q)
  const latest = useRef(search)
  latest.current = search
  // Words that the address got from elsewhere, such as Back, replace what was typed.
  const sent = useRef(q)
  useEffect(() => {
    if (q !== sent.current) {
      sent.current = q
      setTyped(q)
    }
  }, [q])
  useEffect(() => {
    const next = typed.trim()
    if (next === sent.current) return
    const timer = setTimeout(() => {
      sent.current = next
      latest.current(next || undefined)
    }, typingPause)
    return () => clearTimeout(timer)
  }, [typed])
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
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </div>
  )
}
