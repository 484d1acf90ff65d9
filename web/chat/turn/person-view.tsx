import type { VisitorMessage } from '#contract/conversations/live.ts'
import type { ChatViewProps } from '../chat-view-props.ts'
import { Files } from './files.tsx'

/** A message from a person of the business, under their name, styled unlike the assistant's. */
export function PersonView({ message, viewProps }: { message: VisitorMessage; viewProps: ChatViewProps }) {
  const name = message.author ?? viewProps.business
  // A conversation that the page kept from before messages had files has none.
  const files = (message as Partial<VisitorMessage>).attachments ?? []
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
      {message.text !== '' && (
        <p class="words" dir="auto">
          {message.text}
        </p>
      )}
      {files.length > 0 && <Files files={files} lang={viewProps.lang} />}
    </div>
  )
}
