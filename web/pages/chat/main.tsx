import './chat.css'
import { render } from 'preact'
import { Chat } from '#web/chat/chat.tsx'
import { storageName, useConversation } from '#web/chat/conversation/use-conversation.ts'
import { readersLocale } from '#web/ui/locale.ts'
import { storageOf } from '#web/ui/session-store.ts'
import { CallDialog } from './call-dialog.tsx'
import type { ChatScriptData } from './page-data.ts'

const data: ChatScriptData = JSON.parse(document.getElementById('data')?.textContent ?? '')
const scroller = document.getElementById('scroll')
const place = document.getElementById('chat')
if (!scroller || !place) throw new Error('The page has no place for the chat.')

// Many people may use this address at one screen: the conversation ends with the tab.
const store = storageOf('sessionStorage', storageName(data))
const viewProps = { ...data, logo: data.logo_url ?? null, lang: readersLocale(data.lang) }

followKeyboard()
render(<Page scroller={scroller} />, place)

function Page({ scroller }: { scroller: HTMLElement }) {
  const { channels, suggestions } = data
  const offered = channels.includes('chat')
  const talk = useConversation(data, store)
  return (
    <>
      <Chat {...{ viewProps, talk, scroller, suggestions, offered }} />
      {channels.includes('call') && (
        <CallDialog {...{ viewProps, talk, scroller, offered }} desk={data} language={data.lang} />
      )}
    </>
  )
}

/** iOS puts its keyboard over the page instead of making room for it; elsewhere this changes nothing. */
function followKeyboard(): void {
  const { visualViewport } = window
  visualViewport?.addEventListener('resize', () => {
    // Pinch zoom also changes it, and must not squeeze the page.
    if (visualViewport.scale > 1.01) return
    document.documentElement.style.setProperty('--viewport', `${visualViewport.height}px`)
    scrollTo(0, 0)
  })
}
