import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { phrase } from '#locales/phrase.ts'
import type { PanelTexts } from '#locales/types.ts'
import { Chat } from '#web/chat/chat.tsx'
import type { ChatViewProps } from '#web/chat/chat-view-props.ts'
import { isBusy } from '#web/chat/conversation/conversation.ts'
import { type ChatEndpoint, storageName, useConversation } from '#web/chat/conversation/use-conversation.ts'
import { initial } from '#web/ui/initial.ts'
import { storageOf } from '#web/ui/session-store.ts'
import { LateCallDesk } from '#web/voice/late-call-desk.tsx'
import type { PanelGiven } from '../config.ts'
import { BookView } from './book-view.tsx'
import { ContactView } from './contact-view.tsx'
import { Head } from './head.tsx'
import { ShadowTree } from './shadow-tree.tsx'

export type View = 'chat' | 'call' | 'book' | 'contact'

// Longer ones are read, not looked at: they are set as text.
const shortGreeting = 90

/** Everything in the panel. What was looked at once stays as it was left. */
export function PanelView({
  given,
  words,
  locale,
}: {
  given: PanelGiven
  words: PanelTexts
  locale: string
}) {
  const { config, api, tenantId } = given
  const [desk] = useState<ChatEndpoint>({ api, tenant_id: tenantId })
  // In every tab of the website, over reloads: a visitor goes from page to page while they talk.
  const [store] = useState(() => storageOf('localStorage', storageName(desk)))
  const talk = useConversation(desk, store)
  useNews(talk.conversation, given)

  const chats = config.offers.includes('chat')
  const views: View[] = [...config.offers, ...(chats ? (['contact'] as const) : [])]
  const [view, setView] = useState<View>(views[0]!)
  const [seen, setSeen] = useState<View[]>([view])
  const show = (next: View) => {
    setView(next)
    if (!seen.includes(next)) setSeen([...seen, next])
  }
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  // The button that leads to the chat goes with its view, and the keyboard must not be left on nothing.
  const leaving = useRef(false)
  useLayoutEffect(() => {
    if (leaving.current) scroller?.focus({ preventScroll: true })
    leaving.current = false
  }, [view, scroller])
  const isOpen = useOpen(given)
  // The server's root is above the API's.
  const logo = config.logo_url && new URL(`..${config.logo_url}`, api).href
  const mark = initial(config.agent_name || config.business, config.language)
  const viewProps: ChatViewProps = { ...config, logo, mark, api, strings: words.chat, lang: locale }
  const greeting = given.greeting ?? config.greeting ?? words.chat.greeting

  return (
    // Nothing leads away from the website that the visitor is on.
    <div class="inside" onClickCapture={stayHere}>
      <Head {...{ config, logo, mark, words, views, view, show }} close={given.close} />
      {chats && (
        <section
          class="view scroll"
          ref={setScroller}
          hidden={view !== 'chat'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
          tabIndex={0}
          aria-label={phrase(words.chat.assistant_of, { business: config.business })}
        >
          <section class="welcome">
            <p class={greeting.length > shortGreeting ? 'greeting greeting-long' : 'greeting'} dir="auto">
              {greeting}
            </p>
          </section>
          {scroller && <Chat {...{ viewProps, talk, scroller }} suggestions={config.suggestions} offered />}
        </section>
      )}
      {seen.includes('call') && (
        <div class="view form-view" hidden={view !== 'call'}>
          <LateCallDesk
            {...{ viewProps, desk }}
            language={config.language}
            shown={isOpen}
            conversationId={talk.conversation.id}
            talked={talk.talked}
            toChat={
              chats
                ? () => {
                    show('chat')
                    leaving.current = true
                  }
                : undefined
            }
          />
        </div>
      )}
      {seen.includes('book') && (
        <div class="view form-view" hidden={view !== 'book'}>
          <ShadowTree dir={config.dir}>
            <BookView {...{ given, words, locale }} />
          </ShadowTree>
        </div>
      )}
      {seen.includes('contact') && (
        <div class="view form-view" hidden={view !== 'contact'}>
          <ShadowTree dir={config.dir}>
            <ContactView
              {...{ given, words, locale }}
              conversationId={talk.conversation.id}
              busy={isBusy(talk.conversation)}
              askPerson={() => {
                show('chat')
                leaving.current = true
                talk.ask(words.panel.ask_person)
              }}
            />
          </ShadowTree>
        </div>
      )}
    </div>
  )
}

/** Says on the launcher that something has come while the panel was closed. */
function useNews(conversation: Parameters<typeof isBusy>[0], { isOpen, tellNews }: PanelGiven): void {
  const known = useRef(conversation)
  useEffect(() => {
    if (known.current === conversation) return
    known.current = conversation
    if (!isOpen() && !isBusy(conversation)) tellNews()
  }, [conversation, isOpen, tellNews])
}

/** Whether the panel can be seen: the launcher shows and hides what holds it. */
function useOpen({ place, isOpen }: PanelGiven): boolean {
  const [open, setOpen] = useState(isOpen)
  useEffect(() => {
    const changed = new MutationObserver(() => setOpen(isOpen()))
    changed.observe(place, { attributeFilter: ['hidden'] })
    return () => changed.disconnect()
  }, [place, isOpen])
  return open
}

function stayHere(event: MouseEvent): void {
  // Through the trees that are in it: the target of an event is only the outermost one's.
  const link = event.composedPath().find(element => element instanceof HTMLAnchorElement)
  if (!link) return
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}
