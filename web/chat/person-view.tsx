import type { VisitorMessage } from '#contract/conversations/live.ts'
import type { ChatViewProps } from './chat-view-props.ts'

/** What somebody of the business says themselves: under their name, and in none of the assistant's clothes. */
export function PersonView({ message, scene }: { message: VisitorMessage; scene: ChatViewProps }) {
  const name = message.author ?? scene.business
  return (
    <div class="answer person">
      <span class="initial" aria-hidden="true">
        {[...name.trim()][0]?.toLocaleUpperCase(scene.lang)}
      </span>
      <span class="speaker" dir="auto">
        {name}
        <span class="only-heard">: </span>
      </span>
      {/* As it was typed: a person's stars and lines mean nothing else. */}
      <p class="words" dir="auto">
        {message.text}
      </p>
    </div>
  )
}
