import type { UnsubscribePageData } from '#contract/pages/unsubscribe.ts'
import { phrase } from '#locales/phrase.ts'
import type { Interface } from '#locales/types.ts'
import { type Html, html } from '#web/ui/html.ts'

/**
 * The body and the title of an unsubscribe page. Its form works without a script, and sends the same as a mail
 * program's one click (RFC 8058).
 */
export function unsubscribeShell(
  data: UnsubscribePageData,
  { texts: { unsubscribe: words, site } }: Interface,
  mark: string,
): { title: string; body: Html } {
  const title = words[data.page]
  const note = words[`${data.page}_note`]
  const body = html`<main class="notice-page">
  <span class="avatar" aria-hidden="true">${mark}</span>
  <h1>${title}</h1>
  <p>${data.page === 'gone' ? note : phrase(note, { business: data.business, address: data.address })}</p>
  ${
    data.page === 'ask' &&
    html`<form method="post">
    <input type="hidden" name="List-Unsubscribe" value="One-Click">
    <button class="loud-button">${words.button}</button>
  </form>`
  }
  ${data.page === 'done' && data.home !== null && html`<p><a href="${data.home}" dir="auto">${data.business}</a></p>`}
  ${data.page === 'gone' && html`<p><a href="/">${site.start}</a></p>`}
</main>`
  return { title, body }
}
