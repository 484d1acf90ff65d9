import type { WidgetConfig } from '#contract/widget.ts'
import { phrase } from '#locales/phrase.ts'
import type { PanelTexts } from '#locales/types.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import type { View } from './panel.tsx'

interface HeadProps {
  config: WidgetConfig
  logo: string | null
  mark: string
  words: PanelTexts
  views: View[]
  view: View
  show: (view: View) => void
  close: () => void
}

/** The panel's header: the business, the views, and the button to close. */
export function Head({ config, logo, mark, words, views, view, show, close }: HeadProps) {
  const { business, agent_name } = config
  const { chat, panel } = words
  const labels = { chat: panel.chat, call: chat.talk, book: panel.book, contact: chat.contact }
  return (
    <header class="head">
      <div class="who">
        <Avatar {...{ logo, mark }} />
        <div class="names">
          <h2 dir="auto">{agent_name || business}</h2>
          <p dir="auto">{phrase(words.chat.assistant_of, { business })}</p>
        </div>
        <button
          type="button"
          class="close"
          aria-label={words.panel.close}
          title={words.panel.close}
          onClick={close}
        >
          <CloseIcon />
        </button>
      </div>
      {views.length > 1 && (
        <nav class="views">
          {views.map(name => (
            <button
              type="button"
              key={name}
              aria-current={name === view ? 'page' : undefined}
              onClick={() => show(name)}
            >
              {labels[name]}
            </button>
          ))}
        </nav>
      )}
    </header>
  )
}
