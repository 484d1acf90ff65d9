import { useRef } from 'preact/hooks'
import { Announcer } from '../../shared/announcer.tsx'
import { Composer } from '../../shared/composer.tsx'
import { isBusy } from '../../shared/conversation.ts'
import { DownIcon } from '../../shared/icons.tsx'
import { DirectWays } from '../../shared/outcome.tsx'
import { phrase } from '../../shared/phrase.ts'
import type { Scene } from '../../shared/scene.ts'
import { TurnView } from '../../shared/turn-view.tsx'
import { useConversation } from '../../shared/use-conversation.ts'
import { useFollow } from '../../shared/use-follow.ts'
import type { ChatScriptData } from './page-data.ts'
import { StartAgain } from './start-again.tsx'

/** What comes after the greeting: the conversation and the place to write. `scroller` is what holds both. */
export function Chat({
  data,
  lang,
  scroller,
}: {
  data: ChatScriptData
  lang: string
  scroller: HTMLElement
}) {
  const { strings } = data
  const scene: Scene = { ...data, lang }
  const names = { business: data.business, agent: data.agent_name }
  const { conversation, online, ask, askAgain, stop, startAgain } = useConversation(data)
  const thread = useRef<HTMLDivElement>(null)
  const { turns, gone } = conversation
  const { away, goToEnd } = useFollow(scroller, () => thread.current?.lastElementChild, turns.length)
  // What had the focus and goes away gives it to the conversation; to the field it would raise a phone's keyboard.
  const then = (act: () => void) => () => {
    act()
    scroller.focus({ preventScroll: true })
  }
  const chatOffered = data.channels.includes('chat')

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
            scene={scene}
            askAgain={index === turns.length - 1 && !gone ? then(askAgain) : undefined}
          />
        ))}
      </div>
      {turns.length === 0 && chatOffered && (
        <Suggestions data={data} ask={question => then(() => ask(question))()} />
      )}
      <div class="foot">
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
        {gone || !chatOffered ? (
          <div class="closed">
            <p>{gone ? strings.gone : strings.no_chat}</p>
            <DirectWays scene={scene} intro={phrase(strings.reach_directly, names)} />
          </div>
        ) : (
          <Composer scene={scene} busy={isBusy(conversation)} send={ask} stop={stop} />
        )}
        {turns.length > 0 && !gone && <StartAgain strings={strings} startAgain={startAgain} />}
      </div>
      <Announcer turn={turns.at(-1)} online={online} scene={scene} />
    </>
  )
}

function Suggestions({ data, ask }: { data: ChatScriptData; ask: (question: string) => void }) {
  const { suggestions = [], strings } = data
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
