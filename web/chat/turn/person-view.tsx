import type { VisitorMessage } from '#contract/conversations/live.ts'
import type { ChatViewProps } from '../chat-view-props.ts'

/** A message from a person of the business, under their name, styled unlike the assistant's. */
export function PersonView({ message, viewProps }: { message: VisitorMessage; viewProps: ChatViewProps }) {
  const name = message.author ?? viewProps.business
  return (
    <div class="answer person">
      <span class="initial" aria-hidden="true">
        {[...name.trim()][0]?.toLocaleUpperCase(viewProps.lang)}
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
