import { useRef } from 'preact/hooks'
import { phrase } from '#locales/phrase.ts'
import type { ChatTexts } from '#locales/types.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { DownIcon } from '#web/ui/icons.tsx'
import type { ChatViewProps } from './chat-view-props.ts'
import { Composer } from './composer/composer.tsx'
import { isBusy, openChoices } from './conversation/conversation.ts'
import type { ChatController } from './conversation/use-conversation.ts'
import { DirectWays } from './reply/outcome.tsx'
import { StartAgain } from './start-again.tsx'
import { TurnView } from './turn/turn-view.tsx'
import { useFollow } from './use-scroll.ts'

interface ChatProps {
  viewProps: ChatViewProps
  talk: ChatController
  /** the element that scrolls: greeting, conversation and composer */
  scroller: HTMLElement
  /** whether the business offers written chat */
  offered: boolean
  /** questions to offer while nothing has been asked */
  suggestions?: string[]
}

/** The chat below the greeting: the conversation and the composer. */
export function Chat({ viewProps, talk, scroller, offered, suggestions = [] }: ChatProps) {
  const { strings } = viewProps
  const names = { business: viewProps.business, agent: viewProps.agent_name }
  const { conversation, online, writing, typing, ask, askAgain, stop, startAgain } = talk
  const thread = useRef<HTMLDivElement>(null)
  const { turns, gone, holder = null } = conversation
  const choices = offered ? openChoices(conversation) : []
  const { away, goToEnd } = useFollow(scroller, () => thread.current?.lastElementChild, turns.length)
  // A removed element passes its focus to the conversation; in the field it would raise a phone's keyboard.
  const then = (act: () => void) => () => {
    act()
    scroller.focus({ preventScroll: true })
  }

  return (
    <>
      <div
        class="thread"
        ref={thread}
        role="log"
        aria-live="off"
        aria-label={phrase(strings.conversation, names)}
      >
        {turns.map((turn, index) => (
          <TurnView
            key={turn.key}
            turn={turn}
            before={turns[index - 1]}
            viewProps={viewProps}
            online={online}
            readPassages={talk.readPassages}
            askAgain={index === turns.length - 1 && !gone ? then(askAgain) : undefined}
            choices={index === turns.length - 1 ? choices : undefined}
            say={message => then(() => ask(message))()}
          />
        ))}
      </div>
      {turns.length === 0 && offered && (
        <Suggestions {...{ suggestions, strings }} ask={question => then(() => ask(question))()} />
      )}
      <div class="footer" onInput={typing}>
        {away && (
          <button
            type="button"
            class="newest"
            aria-label={strings.newest}
            title={strings.newest}
            onClick={then(goToEnd)}
          >
            <DownIcon />
          </button>
        )}
        {!online && !gone && <p class="banner">{strings.offline}</p>}
        {holder !== null && !gone && (
          <p class="banner with-person">
            {phrase(writing ? strings.typing : strings.with_person, { agent: writing ?? '', person: holder })}
          </p>
        )}
        {gone || !offered ? (
          <div class="closed">
            <p>{gone ? strings.gone : strings.no_chat}</p>
            <DirectWays viewProps={viewProps} intro={phrase(strings.reach_directly, names)} />
          </div>
        ) : (
          <Composer
            viewProps={holder ? { ...viewProps, agent_name: holder } : viewProps}
            busy={isBusy(conversation)}
            send={ask}
            stop={stop}
          />
        )}
        {turns.length > 0 && !gone && <StartAgain strings={strings} startAgain={startAgain} />}
      </div>
      <Announcer turn={turns.at(-1)} online={online} holder={holder} viewProps={viewProps} />
    </>
  )
}

interface SuggestionsProps {
  suggestions: string[]
  strings: ChatTexts
  ask: (question: string) => void
}

function Suggestions({ suggestions, strings, ask }: SuggestionsProps) {
  if (suggestions.length === 0) return null
  return (
    <section class="suggestions" aria-labelledby="suggestions">
      <h2 id="suggestions">{strings.you_could_ask}</h2>
      <ul>
        {suggestions.map(question => (
          <li>
            <button type="button" dir="auto" onClick={() => ask(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
