import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { longestMessage } from '#contract/limits.ts'
import { phrase } from '#locales/phrase.ts'
import { SendIcon, StopIcon } from '#web/ui/icons.tsx'
import type { ChatViewProps } from '../chat-view-props.ts'

// The counter appears when so many characters are left.
const counterFrom = 300
// Characters. A placeholder has one line on the smallest phone.
const longestShownName = 20

interface ComposerProps {
  viewProps: ChatViewProps
  busy: boolean
  send: (text: string) => void
  stop: () => void
}

/**
 * Enter sends, Shift+Enter starts a new line, Esc stops an answer. While an answer arrives the visitor can write the
 * next message, but not send it.
 */
export function Composer({ viewProps, busy, send, stop }: ComposerProps) {
  const { strings } = viewProps
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const left = longestMessage - draft.length
  const sendable = !busy && draft.trim() !== '' && left >= 0

  const submit = (event: Event) => {
    event.preventDefault()
    if (!sendable) return
    send(draft.trim())
    setDraft('')
    field.current?.focus()
  }

  const halt = () => {
    stop()
    // The button becomes the disabled send button, which would lose the keyboard focus.
    const tree = field.current?.getRootNode() as Document | ShadowRoot | undefined
    if (tree?.activeElement?.closest('.composer')) field.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that confirms an input method's suggestion does not send; Safari shows it only by its key code.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
    submit(event)
  }

  useEffect(() => {
    // On a touch screen this would raise the keyboard over the greeting.
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) field.current?.focus()
  }, [])

  useEffect(() => {
    if (!busy) return
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !document.querySelector('dialog[open]')) stop()
    }
    addEventListener('keydown', onEscape)
    return () => removeEventListener('keydown', onEscape)
  }, [busy, stop])

  // Dependencies: the height follows the text.
  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = 'auto'
    // A hidden field cannot be measured.
    if (current.scrollHeight > 0) current.style.height = `${current.scrollHeight}px`
  }, [draft])

  return (
    <form class="composer" onSubmit={submit}>
      <label class="only-heard" for="message">
        {strings.your_message}
      </label>
      <textarea
        id="message"
        ref={field}
        rows={1}
        // An empty field with `auto` would set its placeholder left to right.
        dir={draft === '' ? undefined : 'auto'}
        enterkeyhint="send"
        autocomplete="off"
        placeholder={
          viewProps.agent_name.length <= longestShownName
            ? phrase(strings.write_to, { agent: viewProps.agent_name })
            : strings.your_message
        }
        value={draft}
        aria-describedby="message-room"
        aria-invalid={left < 0}
        onInput={event => setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {busy ? (
        <RoundButton label={strings.stop} onClick={halt} icon={<StopIcon />} />
      ) : (
        <RoundButton label={strings.send} disabled={!sendable} icon={<SendIcon />} />
      )}
      <p id="message-room" class={left < 0 ? 'room over' : 'room'}>
        {left <= counterFrom && roomSentence(left, viewProps)}
      </p>
    </form>
  )
}

interface RoundButtonProps {
  label: string
  icon: preact.JSX.Element
  disabled?: boolean
  onClick?: () => void
}

function RoundButton({ label, icon, disabled = false, onClick }: RoundButtonProps) {
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      class="send"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      // The field keeps the focus, so a phone's keyboard stays where it is.
      onPointerDown={event => event.preventDefault()}
    >
      {icon}
    </button>
  )
}

function roomSentence(left: number, { strings, lang }: ChatViewProps): string {
  const count = new Intl.NumberFormat(lang).format(Math.abs(left))
  return phrase(left < 0 ? strings.characters_over : strings.characters_left, { count })
}
