import type { HomePageData } from '#contract/pages/home.ts'
import { phrase } from '#locales/phrase.ts'
import type { Interface } from '#locales/types.ts'
import { type Html, html } from '#web/ui/html.ts'
import { markOf } from '#web/ui/mark.ts'

/** The body and the title of the page at the server's own address. */
export function homeShell(
  { business, running }: HomePageData,
  { texts: { site } }: Interface,
  mark: string,
): { title: string; body: Html } {
  const title = business ? phrase(site.desk_of, { business: business.name }) : site.desk
  const body = html`<main class="notice-page">
  ${markOf(business?.logo_url, mark)}
  <h1 dir="auto">${title}</h1>
  <p>${site.what}</p>
  ${
    business
      ? html`<ul class="next">
    ${business.chat_url !== null && html`<li><a class="loud-button" href="${business.chat_url}">${site.chat}</a></li>`}
    ${business.book_url !== null && html`<li><a class="quiet-button" href="${business.book_url}">${site.book}</a></li>`}
  </ul>`
      : html`<p>${site.open_link}</p>`
  }
  <footer class="about">
    <a href="/docs">${site.docs}</a>
    <a href="/readyz">${running ? site.running : site.disturbed}</a>
  </footer>
</main>`
  return { title, body }
}
