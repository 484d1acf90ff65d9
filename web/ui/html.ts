/** Safe markup: everything put into it was escaped. */
export interface Html {
  readonly markup: string
}
type Hole = Html | Hole[] | string | number | null | undefined | false

/** html`<p>${text}</p>`: escapes every value, for text and quoted attributes alike, unless it is `Html` itself. */
export function html(parts: TemplateStringsArray, ...holes: Hole[]): Html {
  return { markup: parts.map((part, index) => part + markupOf(holes[index])).join('') }
}

function markupOf(hole: Hole): string {
  if (hole === null || hole === undefined || hole === false) return ''
  if (Array.isArray(hole)) return hole.map(markupOf).join('')
  return typeof hole === 'object' ? hole.markup : escapeText(String(hole))
}

/** A sentence whose `{name}` marks are filled by markup, or by text that is escaped; a mark without a value stays as it is. */
export const htmlPhrase = (sentence: string, values: Readonly<Record<string, Html | string>>): Html =>
  html`${sentence.split(/(\{\w+\})/).map(part => values[part.slice(1, -1)] ?? part)}`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}

/** Data for the page's script. In a data block only `<` can end the element or open a comment. */
export function dataBlock(id: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return { markup: `<script type="application/json" id="${escapeText(id)}">${json}</script>` }
}
