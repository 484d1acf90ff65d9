import type { Choice } from '#contract/conversations/chat.ts'

interface ChoicesProps {
  choices: Choice[]
  /** What the choices answer, for those who hear the buttons one by one. */
  label: string
  say: (message: string) => void
}

/** What the visitor may say next with one press. */
export function Choices({ choices, label, say }: ChoicesProps) {
  return (
    <ul class="offered" aria-label={label}>
      {choices.map(({ label, message }) => (
        <li key={message}>
          <button type="button" class="offer" dir="auto" onClick={() => say(message)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
