import './chat.css'
import { render } from 'preact'
import { Chat } from './chat.tsx'
import type { ChatScriptData } from './page-data.ts'

const data: ChatScriptData = JSON.parse(document.getElementById('data')?.textContent ?? '')
const scroller = document.getElementById('scroll')
const place = document.getElementById('chat')
if (!scroller || !place) throw new Error('The page has no place for the chat.')

followKeyboard()
render(<Chat data={data} lang={readersLocale(data.lang)} scroller={scroller} />, place)

/** The reader's own region of the page's language, so that 17:00 or 5 pm is what they are used to. */
function readersLocale(lang: string): string {
  return navigator.languages.find(tag => tag.split('-')[0] === lang) ?? lang
}

/** iOS lays its keyboard over the page instead of making room for it; elsewhere this changes nothing. */
function followKeyboard(): void {
  const { visualViewport } = window
  visualViewport?.addEventListener('resize', () => {
    // Zooming in with two fingers also changes it, and must not squeeze the page.
    if (visualViewport.scale > 1.01) return
    document.documentElement.style.setProperty('--viewport', `${visualViewport.height}px`)
    scrollTo(0, 0)
  })
}
