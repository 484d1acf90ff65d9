import { useState } from 'preact/hooks'

/** A line to type in during a spoken conversation. It is sent only while the conversation is `live`. */
export function Typing(props: {
  label: string
  send: string
  /** characters */
  most: number
  live: boolean
  type: (text: string) => void
}) {
  const { label, send, most, live, type } = props
  const [draft, setDraft] = useState('')
  const ready = live && draft.trim() !== ''
  const say = (event: Event) => {
    event.preventDefault()
    if (!ready) return
    type(draft.trim())
    setDraft('')
  }
  return (
    <form class="typing" onSubmit={say}>
      <input
        aria-label={label}
        placeholder={label}
        maxLength={most}
        autocomplete="off"
        dir={draft === '' ? undefined : 'auto'}
        value={draft}
        onInput={event => setDraft(event.currentTarget.value)}
      />
      <button type="submit" class="quiet-button" disabled={!ready}>
        {send}
      </button>
    </form>
  )
}
