import { type Html, html } from '#web/ui/html.ts'
import { guides } from './guides.ts'
import { type ApiDocument, groupTitle, type Operation, operationsOf } from './reference.ts'

/**
 * The reference as it is without its script: the conventions, and every endpoint with who may call it. The script shows
 * one section at a time, and each endpoint whole.
 */
export function docsShell(document: ApiDocument): Html {
  const operations = operationsOf(document)
  const groups = document.tags.map(({ name, description }) => ({
    id: `/${name}`,
    title: groupTitle(name),
    description,
    operations: operations.filter(({ group }) => group === name),
  }))
  return html`<link rel="preload" href="/api/v1/openapi.json" as="fetch" crossorigin fetchpriority="low">
<a class="skip" href="#main">Skip to the content</a>
<header class="bar">
  <a class="home" href="#/"><span class="avatar" aria-hidden="true"></span><b>frontdesk</b> API <span class="version">${document.info.version}</span></a>
  <button type="button" class="menu quiet-button" id="menu" aria-expanded="false" aria-controls="nav" hidden>Menu</button>
</header>
<div class="columns">
<nav id="nav" aria-label="Reference">
  <div class="search" id="search" hidden>
    <label class="only-heard" for="query">Search endpoints and fields</label>
    <input id="query" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-describedby="found" aria-keyshortcuts="/">
    <kbd aria-hidden="true">/</kbd>
  </div>
  <p class="found" id="found" role="status"></p>
  <ul class="guides">
${guides.map(({ id, title }) => html`<li data-page="${id}"><a href="#${id}">${title}</a></li>\n`)}</ul>
${groups.map(
  ({ id, title }) => html`<a class="group" href="#${id}">${title}</a>
`,
)}</nav>
<main id="main" tabindex="-1">
${guides.map(({ id, title, body }) => section(id, title, body))}
${groups.map(group =>
  section(group.id, group.title, html`<p class="lead">${group.description}</p>${listOf(group.operations)}`),
)}
<div id="operation" hidden></div>
</main>
</div>`
}

const section = (id: string, title: string, body: Html): Html =>
  html`<section class="text" id="${id}" data-title="${title}"${id === '/' && html` data-shown`}>
<h1 tabindex="-1">${title}</h1>
${body}
</section>
`

const listOf = (operations: Operation[]): Html => html`<ul class="endpoints">
${operations.map(
  ({ id, method, path, summary, callers }) => html`<li id="/${id}"><a href="#/${id}">${summary}</a>
<p class="route">${methodMark(method)} <code>${path}</code></p>
<p class="callers">${callersSentence(callers)}</p></li>
`,
)}</ul>`

const methodMark = (method: string): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`

/** Who may call, in words. */
export function callersSentence(callers: string[]): string {
  if (callers.length === 0) return 'For everybody; needs no credential'
  if (callers.includes('visitor')) return 'For everybody: visitors, keys and members'
  return `For: ${callers.join(', ')}`
}
