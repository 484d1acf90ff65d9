import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { longestEntry } from '#contract/limits.ts'
import type { BookingTexts } from '#locales/types.ts'
import { type Draft, openDraft, type Typed } from './draft.ts'
import { type Answer, pause, retryOfflineMs } from './requests.ts'

export interface Details {
  name: string
  email: string | null
  phone: string | null
  notes: string | null
}

type FieldName = keyof Typed

/**
 * The form for the visitor's name and contact details. It keeps what was typed, sends again by itself while there is
 * no connection, and waits where the server asks it to. `action` is the button's label.
 */
export function DetailsForm<T>({
  strings,
  action,
  draft: given,
  submit,
  done,
  children,
}: {
  strings: BookingTexts
  action: string
  /** keeps what is typed; without, it is lost with the form */
  draft?: Draft
  submit: (details: Details) => Promise<Answer<T>>
  done: (answer: Answer<T>) => void
  /** further fields, before the message */
  children?: ComponentChildren
}) {
  const [draft] = useState(() => given ?? openDraft())
  const [typed, setTyped] = useState(draft.details)
  const [wrong, setWrong] = useState<Partial<Record<FieldName, string>>>({})
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** The request that is under way: a second click sends no other. */
  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  const field = (name: FieldName) => form.current!.elements.namedItem(name) as HTMLInputElement
  const change = (name: FieldName, text: string) => {
    const changed = { ...typed, [name]: text }
    setTyped(changed)
    draft.details = changed
    if (wrong[name]) setWrong({ ...wrong, [name]: undefined })
  }
  /** What is wrong with each field, in the order of the form. */
  const wrongFields = (): Partial<Record<FieldName, string>> => {
    const found: Partial<Record<FieldName, string>> = {}
    if (!typed.name.trim()) found.name = strings.name_missing
    if (!field('email').validity.valid) found.email = strings.email_wrong
    else if (!typed.email.trim() && !typed.phone.trim()) found.email = strings.reachable
    if (!field('phone').validity.valid) found.phone = strings.phone_wrong
    return found
  }
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (request.current) return
    const found = wrongFields()
    setWrong(found)
    const [first] = Object.keys(found) as FieldName[]
    if (first) return field(first).focus()
    request.current = new AbortController()
    setSending(true)
    try {
      await bring(request.current.signal)
    } catch (error) {
      if (!request.current.signal.aborted) throw error
    }
    request.current = null
    setSending(false)
  }
  const bring = async (signal: AbortSignal) => {
    const { name, email, phone, notes } = typed
    const orNull = (text: string) => text.trim() || null
    const details = { email: orNull(email), phone: orNull(phone), notes: orNull(notes) }
    for (;;) {
      const answer = await submit({ name: name.trim(), ...details })
      signal.throwIfAborted()
      if (answer.ok || answer.failure === 'taken') return done(answer)
      setProblem(answer.failure === 'offline' ? strings.reconnecting : strings[answer.failure])
      if (answer.failure === 'failed') return
      await pause(answer.retryMs ?? retryOfflineMs, signal)
      if (answer.failure === 'busy') return setProblem('')
    }
  }
  const entry = (name: FieldName) => ({
    id: name,
    name,
    value: typed[name],
    readOnly: sending,
    maxlength: longestEntry[name],
    'aria-invalid': wrong[name] !== undefined,
    onInput: (event: Event) => change(name, (event.currentTarget as HTMLInputElement).value),
  })
  const describedBy = (name: FieldName, also = '') =>
    [wrong[name] && `${name}-wrong`, also].filter(Boolean).join(' ') || undefined
  const wrongSentence = (name: FieldName) =>
    wrong[name] && (
      <p id={`${name}-wrong`} class="failure">
        {wrong[name]}
      </p>
    )
  return (
    <form class="form" ref={form} onSubmit={onSubmit} noValidate>
      <label for="name">{strings.name}</label>
      <input
        {...entry('name')}
        autocomplete="name"
        required
        dir="auto"
        aria-describedby={describedBy('name')}
      />
      {wrongSentence('name')}
      <label for="email">{strings.email}</label>
      <input
        {...entry('email')}
        type="email"
        autocomplete="email"
        aria-describedby={describedBy('email', 'reachable')}
      />
      {wrongSentence('email')}
      <label for="phone">{strings.phone}</label>
      <input
        {...entry('phone')}
        type="tel"
        autocomplete="tel"
        pattern="\D*(\d\D*){5,20}"
        aria-describedby={describedBy('phone', 'reachable')}
      />
      {wrongSentence('phone')}
      <p id="reachable" class="note">
        {strings.reachable}
      </p>
      {children}
      <label for="notes">{strings.notes}</label>
      <textarea {...entry('notes')} rows={3} dir="auto" />
      <p class="failure" role="alert">
        {problem}
      </p>
      <button type="submit" class="loud-button wide" aria-disabled={sending}>
        {sending ? strings.sending : action}
      </button>
    </form>
  )
}
