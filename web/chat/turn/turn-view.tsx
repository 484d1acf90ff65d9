import type { Choice } from '#contract/conversations/chat.ts'
import type { ChatViewProps } from '../chat-view-props.ts'
import { Choices } from '../choices/choices.tsx'
import { unnumbered } from '../choices/unnumbered.ts'
import type { ChatTurn } from '../conversation/conversation.ts'
import { Outcome } from '../reply/outcome.tsx'
import { Reply } from '../reply/reply.tsx'
import { Sources } from '../reply/sources.tsx'
import { PersonView } from './person-view.tsx'

interface TurnProps {
  turn: ChatTurn
  viewProps: ChatViewProps
  askAgain?: () => void
  /** what its reply offers to say next, as long as it is offered */
  choices?: Choice[]
  say?: (message: string) => void
}

export function TurnView({ turn, viewProps, askAgain, choices = [], say = () => {} }: TurnProps) {
  const waiting = turn.state === 'asking'
  const arriving = turn.state === 'answering'
  return (
    <div class="turn">
      {turn.question !== '' && <Question turn={turn} viewProps={viewProps} />}
      {!turn.for_person && !(turn.spoken && turn.reply === '') && (
        <div class={waiting || arriving ? 'answer arriving' : 'answer'}>
          <span class="avatar" aria-hidden="true" />
          <span class="only-heard">{viewProps.agent_name}: </span>
          {waiting && <Writing />}
          {turn.reply !== '' && <Reply text={unnumbered(turn.reply, choices)} unfinished={arriving} />}
          {!arriving && turn.sources.length > 0 && <Sources sources={turn.sources} viewProps={viewProps} />}
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
      <Moment at={turn.asked_at} lang={viewProps.lang} />
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

function Moment({ at, lang }: { at: string; lang: string }) {
  return (
    <time class="moment" dateTime={at}>
      {momentText(new Date(at), lang)}
    </time>
  )
}

/** The time in the reader's zone; with the day when it is not today. */
function momentText(moment: Date, lang: string): string {
  const today = moment.toDateString() === new Date().toDateString()
  const format: Intl.DateTimeFormatOptions = today
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' }
  return new Intl.DateTimeFormat(lang, format).format(moment)
}
