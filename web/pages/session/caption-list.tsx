import { useEffect, useRef } from 'preact/hooks'
import type { Call } from '../../shared/voice/call.ts'

/** What is said, as it is said. */
export function CaptionList({
  call: { captions, manner },
  label,
  you,
  agent,
}: {
  call: Call
  label: string
  you: string
  agent: string
}) {
  const list = useRef<HTMLDivElement>(null)
  // Dependencies: what is new is shown, also while it grows
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [captions])
  // What a button said is no words of the person's.
  const shown = captions.filter(({ text }) => text !== '' && !text.startsWith('/'))
  return (
    <div
      class="captions"
      ref={list}
      role="log"
      aria-label={label}
      // A screen reader would talk over the voice that says the same.
      aria-live={manner?.speaks === 'shown' ? 'polite' : 'off'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
    >
      {shown.map(({ id, speaker, text, final }) => (
        <p key={id} class={`caption ${speaker}${final ? '' : ' growing'}`}>
          <span class="caption-who">{speaker === 'agent' ? agent : you}</span>
          <span dir="auto">{text}</span>
        </p>
      ))}
    </div>
  )
}
