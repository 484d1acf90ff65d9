import { useRef, useState } from 'preact/hooks'
import { longestEntry } from '#contract/limits.ts'
import type { BookingTexts } from '#locales/types.ts'
import type { Answer } from './requests.ts'

export interface Details {
  name: string
  email: string | null
  phone: string | null
  notes: string | null
}

/**
 * The form for the visitor's name and contact details. It keeps what was typed when sending fails. `action` is the
 * button's label.
 */
export function DetailsForm<T>({
  strings,
  action,
  submit,
  done,
}: {
  strings: BookingTexts
  action: string
  submit: (details: Details) => Promise<Answer<T>>
  done: (answer: Answer<T>) => void
}) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const email = useRef<HTMLInputElement>(null)

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget as HTMLFormElement)
    const field = (name: string) => String(fields.get(name) ?? '').trim() || null
    const details = { email: field('email'), phone: field('phone'), notes: field('notes') }
    if (!details.email && !details.phone) {
      setProblem(strings.reachable)
      email.current?.focus()
      return
    }
    setProblem('')
    setBusy(true)
    const answer = await submit({ name: field('name') ?? '', ...details })
    setBusy(false)
    if (!answer.ok && answer.failure !== 'taken') return setProblem(strings[answer.failure])
    done(answer)
  }

  return (
    <form class="form" onSubmit={onSubmit}>
      <label for="name">{strings.name}</label>
      <input
        id="name"
        name="name"
        autocomplete="name"
        required
        maxlength={longestEntry.name}
        pattern=".*\S.*"
        dir="auto"
      />
      <label for="email">{strings.email}</label>
      <input
        id="email"
        ref={email}
        name="email"
        type="email"
        autocomplete="email"
        maxlength={longestEntry.email}
        aria-describedby="reachable"
      />
      <label for="phone">{strings.phone}</label>
      <input
        id="phone"
        name="phone"
        type="tel"
        autocomplete="tel"
        maxlength={longestEntry.phone}
        pattern="\D*(\d\D*){5,20}"
        aria-describedby="reachable"
      />
      <p id="reachable" class="note">
        {strings.reachable}
      </p>
      <label for="notes">{strings.notes}</label>
      <textarea id="notes" name="notes" rows={3} maxlength={longestEntry.notes} dir="auto" />
      <p class="failure" role="alert">
        {problem}
      </p>
      <button type="submit" class="loud-button wide" disabled={busy}>
        {action}
      </button>
    </form>
  )
}
