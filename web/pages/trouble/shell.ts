import type { Interface } from '#locales/types.ts'
import { type Html, html } from '#web/ui/html.ts'

/** Why a browser is shown no page. `no_chat`: a chat page that is unknown, revoked, expired or switched off. */
export type Trouble = 'no_chat' | 'not_found' | 'not_allowed' | 'busy' | 'failed' | 'away'

/** What loading the page again may cure. */
const passing: readonly Trouble[] = ['busy', 'failed', 'away']

/** The body and the title of a page that says why there is no other, and where to go from here. */
export function troubleShell(
  trouble: Trouble,
  { texts: { chat, site } }: Interface,
): { title: string; body: Html } {
  const [title, note] =
    trouble === 'no_chat' ? [chat.not_found, chat.not_found_note] : [site[trouble], site[`${trouble}_note`]]
  const body = html`<main class="notice-page trouble">
  <span class="avatar" aria-hidden="true"></span>
  <h1>${title}</h1>
  <p>${note}</p>
  <p class="ways-on">
    ${passing.includes(trouble) && html`<a href="">${site.retry}</a>`}
    <a href="/">${site.start}</a>
  </p>
</main>`
  return { title, body }
}
