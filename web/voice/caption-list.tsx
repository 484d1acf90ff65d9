import { useEffect, useRef } from 'preact/hooks'
import type { Caption } from '#contract/voice-socket.ts'
import type { CallState } from './call.ts'

/** Shows the words of a conversation as they are said. */
export function CaptionList(props: {
  captions: readonly Caption[]
  manner: CallState['manner']
  label: string
  you: string
  agent: string
}) {
  const { captions, manner, label, you, agent } = props
  const list = useRef<HTMLDivElement>(null)
  // Dependencies: the newest words are in sight, also while they grow
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [captions])
  return (
    <div
      class="captions"
      ref={list}
      role="log"
      aria-label={label}
      // A screen reader would talk over the voice that speaks these words.
      aria-live={manner?.speaks === 'shown' ? 'polite' : 'off'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
    >
      {captions
        .filter(({ text }) => text !== '')
        .map(({ id, speaker, text, final }) => (
          <p key={id} class={`caption ${speaker}${final ? '' : ' growing'}`}>
            <span class="caption-who">{speaker === 'agent' ? agent : you}</span>
            <span dir="auto">{text}</span>
          </p>
        ))}
    </div>
  )
}
