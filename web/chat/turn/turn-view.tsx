import type { Choice, CitedPassage } from '#contract/conversations/chat.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import type { ChatViewProps } from '../chat-view-props.ts'
import { Choices } from '../choices/choices.tsx'
import { unnumbered } from '../choices/unnumbered.ts'
import type { ChatTurn } from '../conversation/conversation.ts'
import { Outcome } from '../reply/outcome.tsx'
import { Reply } from '../reply/reply.tsx'
import { Sources } from '../reply/sources.tsx'
import { Moment } from './moment.tsx'
import { PersonView } from './person-view.tsx'

interface TurnProps {
  turn: ChatTurn
  /** the turn above it */
  before?: ChatTurn
  viewProps: ChatViewProps
  online?: boolean
  readPassages?: (turn: ChatTurn) => (() => Promise<CitedPassage[]>) | undefined
  askAgain?: () => void
  /** what its reply offers to say next, as long as it is offered */
  choices?: Choice[]
  say?: (message: string) => void
}

export function TurnView({
  turn,
  before,
  viewProps,
  online = true,
  readPassages,
  askAgain,
  choices = [],
  say = () => {},
}: TurnProps) {
  const waiting = turn.state === 'asking'
  const arriving = turn.state === 'answering'
  // One line below says that there is no connection; the question is sent when it is back.
  const waitsForConnection = !online && turn.failure?.kind === 'network'
  return (
    <div class="turn">
      <Moment {...{ turn, before }} lang={viewProps.lang} />
      {turn.question !== '' && <Question turn={turn} viewProps={viewProps} />}
      {!turn.for_person && !waitsForConnection && !(turn.spoken && turn.reply === '') && (
        <div class={waiting || arriving ? 'answer arriving' : 'answer'}>
          <Avatar logo={viewProps.logo} mark={viewProps.mark} />
          <span class="only-heard">{viewProps.agent_name}: </span>
          {waiting && <Writing />}
          {turn.reply !== '' && <Reply text={unnumbered(turn.reply, choices)} unfinished={arriving} />}
          {!arriving && turn.sources.length > 0 && (
            <Sources sources={turn.sources} viewProps={viewProps} readPassages={readPassages?.(turn)} />
          )}
          <Outcome turn={turn} viewProps={viewProps} askAgain={askAgain} />
          {choices.length > 0 && <Choices label={viewProps.strings.choices} {...{ choices, say }} />}
        </div>
      )}
      {turn.people?.map(message => (
        <PersonView key={message.id} message={message} viewProps={viewProps} />
      ))}
    </div>
  )
}

function Question({ turn, viewProps }: TurnProps) {
  return (
    <div class="question">
      {/* Beside the words, whose direction is found in what they begin with. */}
      <span class="only-heard">{viewProps.strings.you}: </span>
      <div class="bubble" dir="auto">
        {turn.question}
      </div>
    </div>
  )
}

function Writing() {
  return (
    <span class="writing" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
