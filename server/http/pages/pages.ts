import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AccountPageData } from '#contract/pages/account.ts'
import type { BookingPageData } from '#contract/pages/booking.ts'
import type { ChatPageData } from '#contract/pages/chat.ts'
import type { HomePageData } from '#contract/pages/home.ts'
import type { SessionPageData } from '#contract/pages/session.ts'
import type { UnsubscribePageData } from '#contract/pages/unsubscribe.ts'
import { chooseInterface } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Interface } from '#locales/types.ts'
import { accountShell } from '#web/pages/account/shell.ts'
import type { BookingScriptData } from '#web/pages/booking/page-data.ts'
import { bookingShell } from '#web/pages/booking/shell.ts'
import { pagesPath } from '#web/pages/build.ts'
import type { ChatScriptData } from '#web/pages/chat/page-data.ts'
import { chatShell } from '#web/pages/chat/shell.ts'
import type { ApiDocument } from '#web/pages/docs/reference.ts'
import { docsShell } from '#web/pages/docs/shell.ts'
import { homeShell } from '#web/pages/home/shell.ts'
import type { SessionScriptData } from '#web/pages/session/page-data.ts'
import { sessionShell } from '#web/pages/session/shell.ts'
import { type Trouble, troubleShell } from '#web/pages/trouble/shell.ts'
import { unsubscribeShell } from '#web/pages/unsubscribe/shell.ts'
import { dataBlock, type Html, html } from '#web/ui/html.ts'
import { initial } from '#web/ui/initial.ts'
import { brandStylesheet, type Palette, palettes } from '#web/ui/theme/brand.ts'
import { inlineStyle } from './inline-styles.ts'
import { builtPages, readBuild } from './page-build.ts'

type PageEntry = 'account' | 'booking' | 'chat' | 'docs' | 'home' | 'session' | 'trouble' | 'unsubscribe'

type PageFrame = {
  entry: PageEntry
  title: string
  /** for link previews */
  description?: string
  lang: string
  dir: 'ltr' | 'rtl'
  /** `#RRGGBB`, any; null is our own colour */
  colour: string | null
  /** one letter or mark, for the tab */
  mark: string
  /** the business's logo, for the tab in place of the mark */
  logo?: string | null
  body: Html
}

export type Pages = {
  /** the chat page, in the language of the business, else of the browser (`Accept-Language`) */
  chat: (data: ChatPageData, acceptLanguage?: string) => string
  /** the page to book, move or cancel an appointment; it chooses its language as the chat page does */
  booking: (data: BookingPageData, acceptLanguage?: string) => string
  /** the page to answer a questionnaire, in the language of the questions, else of the browser */
  session: (data: SessionPageData, acceptLanguage?: string) => string
  /** the reference of the API, in English, for programmers */
  docs: (document: ApiDocument) => string
  /** the page at the server's own address, in the language of the browser */
  home: (data: HomePageData, acceptLanguage?: string) => string
  /** the page that says why there is no other: unknown, revoked, expired and inactive links look the same */
  trouble: (trouble: Trouble, acceptLanguage?: string) => string
  /** where mailed links lead: a new password, an invitation; in the language of the business, as the mails are */
  account: (data: AccountPageData, language: string | null, acceptLanguage?: string) => string
  /** the target of a message's unsubscribe link, in the language of the business, else of the browser */
  unsubscribe: (data: UnsubscribePageData, acceptLanguage?: string) => string
}

/** Renders the public pages from a build of `web/pages`. It reads the build once, on the first request for a page. */
export function loadPages(buildDir: string = builtPages): Pages {
  let files: Files | undefined
  const render = (frame: PageFrame) => {
    files ??= readManifest(buildDir)
    return renderFrame(frame, files)
  }
  return {
    chat: (data, acceptLanguage) => render(chatFrame(data, chooseInterface(data.language, acceptLanguage))),
    booking: (data, acceptLanguage) =>
      render(bookingFrame(data, chooseInterface(data.language, acceptLanguage))),
    session: (data, acceptLanguage) =>
      render(sessionFrame(data, chooseInterface(data.language, acceptLanguage))),
    docs: document => render(docsFrame(document)),
    home: (data, acceptLanguage) => render(homeFrame(data, chooseInterface(null, acceptLanguage))),
    trouble: (trouble, acceptLanguage) =>
      render(troubleFrame(trouble, chooseInterface(null, acceptLanguage))),
    account: (data, language, acceptLanguage) =>
      render(accountFrame(data, chooseInterface(language, acceptLanguage))),
    unsubscribe: (data, acceptLanguage) => render(unsubscribeFrame(data, acceptLanguage)),
  }
}

function chatFrame(given: ChatPageData, ui: Interface): PageFrame {
  // A page that offers no calls does not show the number either.
  const phone = given.channels.includes('call') ? given.contact.phone : null
  const own = given.greeting !== null
  const data = {
    ...given,
    greeting: given.greeting ?? ui.texts.chat.greeting,
    language: own ? given.language : ui.lang,
    contact: { ...given.contact, phone },
  }
  const { business, agent_name, logo_url, channels, api, link_token, tenant_id, contact, suggestions } = data
  const mark = initial(agent_name || business, ui.lang)
  const script: ChatScriptData = {
    business,
    agent_name,
    logo_url,
    mark,
    channels,
    api,
    link_token,
    tenant_id,
    contact,
    suggestions,
    lang: ui.lang,
    strings: ui.texts.chat,
  }
  return {
    entry: 'chat',
    title: [...new Set([agent_name, business])].filter(name => name !== '').join(' · '),
    description: data.greeting,
    lang: ui.lang,
    dir: data.dir ?? ui.dir,
    colour: data.primary_color,
    mark,
    logo: logo_url,
    body: html`${chatShell(data, ui)}
${dataBlock('data', script)}`,
  }
}

function bookingFrame(data: BookingPageData, ui: Interface): PageFrame {
  const { primary_color, logo_url, contact: _contact, chosen: _chosen, ...known } = data
  const strings = ui.texts.booking
  const script: BookingScriptData = { ...known, lang: ui.lang, strings }
  return {
    entry: 'booking',
    title: phrase(data.booking ? strings.your_booking : strings.book_at, { business: data.business }),
    lang: ui.lang,
    dir: ui.dir,
    colour: primary_color,
    mark: initial(data.business, ui.lang),
    logo: logo_url,
    body: html`${bookingShell(data, ui, strings)}
${dataBlock('data', script)}`,
  }
}

function sessionFrame(data: SessionPageData, ui: Interface): PageFrame {
  const { primary_color, logo_url, contact: _contact, ...known } = data
  const { session: words, call, chat, site } = ui.texts
  const script: SessionScriptData = {
    ...known,
    lang: ui.lang,
    words,
    call,
    you: chat.you,
    send: chat.send,
    start_chat: site.chat,
  }
  return {
    entry: 'session',
    title: phrase(words.title, { business: data.business }),
    lang: ui.lang,
    dir: ui.dir,
    colour: primary_color,
    mark: initial(data.business, ui.lang),
    logo: logo_url,
    body: html`${sessionShell(data, ui, words)}
${dataBlock('data', script)}`,
  }
}

function homeFrame(data: HomePageData, ui: Interface): PageFrame {
  const mark = data.business ? initial(data.business.name, ui.lang) : ''
  return {
    entry: 'home',
    lang: ui.lang,
    dir: ui.dir,
    colour: data.business?.colour ?? null,
    description: ui.texts.site.what,
    mark,
    logo: data.business?.logo_url,
    ...homeShell(data, ui, mark),
  }
}

const docsFrame = (document: ApiDocument): PageFrame => ({
  entry: 'docs',
  title: 'frontdesk API',
  description: document.info.description,
  lang: 'en',
  dir: 'ltr',
  colour: null,
  mark: '',
  body: docsShell(document),
})

const troubleFrame = (trouble: Trouble, ui: Interface): PageFrame => ({
  entry: 'trouble',
  lang: ui.lang,
  dir: ui.dir,
  colour: null,
  mark: '',
  ...troubleShell(trouble, ui),
})

const accountFrame = (data: AccountPageData, ui: Interface): PageFrame => ({
  entry: 'account',
  lang: ui.lang,
  dir: ui.dir,
  colour: null,
  mark: '',
  ...accountShell(data, ui),
})

function unsubscribeFrame(data: UnsubscribePageData, acceptLanguage?: string): PageFrame {
  const { business, colour, language } = data.page === 'gone' ? nobody : data
  const ui = chooseInterface(language, acceptLanguage)
  const mark = initial(business, ui.lang)
  return {
    entry: 'unsubscribe',
    lang: ui.lang,
    dir: ui.dir,
    colour,
    mark,
    ...unsubscribeShell(data, ui, mark),
  }
}

const nobody = { business: '', colour: null, language: null }

/** What is read comes before what the scripts add to it, so they load with low priority. */
function renderFrame(
  { entry, title, description, lang, dir, colour, mark, logo, body }: PageFrame,
  files: Files,
): string {
  const { light, dark } = palettes(colour)
  const { script, imports, styles } = files[entry]
  return html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${light.page}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark.page}" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no">
<meta property="og:title" content="${title}">
${description !== undefined && html`<meta name="description" property="og:description" content="${description}">`}
<link rel="icon" href="${logo ?? pageIcon(light, mark)}">
${logo && html`<link rel="apple-touch-icon" href="${logo}">`}
${inlineStyle(brandStylesheet(colour))}
${styles.map(inlineStyle)}
${script !== null && html`<script type="module" fetchpriority="low" src="${script}"></script>`}
${imports.map(href => html`<link rel="modulepreload" fetchpriority="low" href="${href}">`)}
</head>
<body>
${body}
</body>
</html>
`.markup
}

/** A bubble of speech in the business's colour; a data URI, so that the tab costs no request. */
export function pageIcon({ fill, on_fill, edge }: Palette, mark: string): string {
  const { markup } =
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 1.5a14.5 14.5 0 1 1 0 29H3.5a2 2 0 0 1-2-2V16A14.5 14.5 0 0 1 16 1.5z" fill="${fill}" stroke="${edge}"/><text x="16" y="22" font-family="Georgia,serif" font-size="17" text-anchor="middle" fill="${on_fill}">${mark}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(markup)}`
}

/** `styles`: the sheets themselves, which stand in the page. */
type Files = Record<PageEntry, { script: string | null; imports: string[]; styles: string[] }>

/** By Vite's manifest. */
function readManifest(buildDir: string): Files {
  const entry = readBuild(buildDir)
  const url = (file: string) => pagesPath + file
  const sheet = (file: string) => readFileSync(join(buildDir, file), 'utf8').trim()
  const scripted = (source: string) => {
    const { file, css, imports } = entry(source)
    return { script: url(file), imports: imports.map(url), styles: css.map(sheet) }
  }
  const styled = (source: string) => ({ script: null, imports: [], styles: [sheet(entry(source).file)] })
  return {
    account: scripted('web/pages/account/main.ts'),
    booking: scripted('web/pages/booking/main.tsx'),
    chat: scripted('web/pages/chat/main.tsx'),
    docs: scripted('web/pages/docs/main.tsx'),
    home: styled('web/pages/home/home.css'),
    session: scripted('web/pages/session/main.tsx'),
    trouble: styled('web/pages/trouble/trouble.css'),
    unsubscribe: styled('web/pages/notice.css'),
  }
}
