import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { CallsOffered } from '#contract/calls/requests.ts'
import { phrase } from '#locales/phrase.ts'
import type { CallTexts } from '#locales/types.ts'
import type { ChatViewProps } from '#web/chat/chat-view-props.ts'
import type { ChatEndpoint } from '#web/chat/conversation/use-conversation.ts'
import { stylesheetOf } from '#web/ui/theme/stylesheet.ts'
import { abilities } from './abilities.ts'
import { askCall } from './asking.ts'
import css from './call.css?inline'
import { CallView } from './call-view.tsx'
import { type Exchange, exchangesOf } from './captions.ts'
import { RequestForm } from './request-form.tsx'
import { useVoice } from './use-voice.ts'
import { socketAddress } from './voice.ts'
import { canSpeak } from './ways.ts'

export interface CallDeskProps {
  viewProps: ChatViewProps
  /** the language of the interface */
  language: string
  desk: ChatEndpoint
  conversationId: string | null
  /** Whether the desk is visible. A call that can't be seen any more is hung up. */
  shown: boolean
  /** Gets the exchanges of a call that is over, and its conversation. */
  talked: (exchanges: Exchange[], conversationId: string | null) => void
  /** Goes to the chat, where there is one. */
  toChat?: () => void
}

/** The place for calls: by voice here in the browser, or on request by telephone. */
export function CallDesk(props: CallDeskProps & { words: CallTexts; calls: CallsOffered }) {
  const { viewProps, words, language, desk, calls, conversationId, shown, talked, toChat } = props
  const names = { agent: viewProps.agent_name || viewProps.business, business: viewProps.business }
  const place = useRef<HTMLDivElement>(null)
  useSheet(place)

  const conversation = useRef(conversationId)
  if (conversationId !== null) conversation.current = conversationId
  const calling = useVoice({
    server: calls.server,
    offer: () => askCall(desk, conversation.current),
    socket: token => socketAddress(desk.api, `/voice/browser/${token}`),
  })
  const { call, start, hangUp, clear } = calling
  const noted = call.notes.conversation_id
  if (noted !== undefined) conversation.current = noted

  const live = call.phase !== 'idle' && call.phase !== 'ended'
  // Dependencies: once for each call
  useEffect(() => {
    if (call.phase === 'ended') talked(exchangesOf(call.captions), conversation.current)
  }, [call.phase])
  // Dependencies: only when it goes out of sight
  useEffect(() => {
    if (!shown && live) hangUp()
  }, [shown])
  const [able] = useState(() => canSpeak(calls.server, abilities()))

  return (
    <div class="call-desk" ref={place}>
      {call.phase === 'idle' ? (
        <>
          {able && (
            <section class="call-choice">
              <h3>{words.speak_note}</h3>
              <button type="button" class="loud-button" onClick={() => start()}>
                {phrase(words.speak, names)}
              </button>
            </section>
          )}
          <RequestForm
            words={words}
            names={names}
            language={language}
            desk={desk}
            calls={calls}
            conversationId={conversation.current}
          />
        </>
      ) : (
        <CallView
          calling={calling}
          words={words}
          names={names}
          viewProps={viewProps}
          toChat={
            toChat &&
            (() => {
              clear()
              toChat()
            })
          }
        />
      )}
    </div>
  )
}

/** Adopts our style sheet in the tree around us: the page's, or the widget's own. */
function useSheet(place: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const root = place.current!.getRootNode() as Document | ShadowRoot
    const sheet = root instanceof Document ? pageSheet() : stylesheetOf(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter(other => other !== sheet)
    }
  }, [place])
}

function pageSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
