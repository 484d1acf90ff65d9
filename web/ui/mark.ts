import { type Html, html } from './html.ts'

/** The business's logo, else the initial of its name, before a page's script runs. */
export const markOf = (logo: string | null | undefined, initial: string): Html =>
  logo
    ? html`<span class="avatar logo" aria-hidden="true"><img src="${logo}" alt="" width="56" height="56"></span>`
    : html`<span class="avatar" aria-hidden="true">${initial}</span>`
