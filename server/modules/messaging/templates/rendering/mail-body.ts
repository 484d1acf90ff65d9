import { createRequire } from 'node:module'
import type { compile } from 'html-to-text'

const require = createRequire(import.meta.url)

// Only the tags that occur in mails: “<ann@example.org>” and “Dear <customer>” are text.
const tag =
  /<\/?(?:!doctype|html|head|body|title|style|table|tbody|thead|tr|td|th|center|div|span|p|br|hr|h[1-6]|a|b|i|u|s|em|strong|small|big|sub|sup|font|img|ul|ol|li|dl|dt|dd|blockquote|pre|code|section|header|footer|article|main)(?:\s[^<>]*)?\/?>/i

/** Whether a mail's text is HTML: it contains an HTML tag. */
export const isHtml = (body: string): boolean => tag.test(body)

/** Escapes a text for HTML content and quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, char => entities[char]!)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Both forms of a mail: HTML gets a plain alternative, and plain text becomes a simple page of paragraphs and links. */
export const mailBody = (body: string): { html: string; text: string } =>
  isHtml(body) ? { html: body, text: plain(body) } : plainBody(body)

/** Both forms of a plain text, in which `<b>` is not a tag. */
export const plainBody = (body: string): { html: string; text: string } => ({ html: page(body), text: body })

const options: Parameters<typeof compile>[0] = {
  wordwrap: false,
  formatters: { alt: (image, _walk, builder) => builder.addInline(image.attribs.alt ?? '') },
  limits: { maxInputLength: 200_000, maxDepth: 100 },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
    { selector: 'img', format: 'skip' },
    // Of our own mails of blocks.
    { selector: 'div.preheader', format: 'skip' },
    { selector: 'img.picture', format: 'alt' },
    { selector: 'img.logo', format: 'alt' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(selector => ({ selector, options: { uppercase: false } })),
  ],
}

let reader: ((html: string) => string) | undefined

/** The text of HTML. What reads it is loaded with the first such mail. */
function plain(html: string): string {
  reader ??= (require('html-to-text') as typeof import('html-to-text')).compile(options)
  // Boxes without words leave lines behind.
  return reader(html).replace(/\n{3,}/g, '\n\n')
}

const page = (text: string): string =>
  text
    .trim()
    .split(/(?:\r?\n){2,}/)
    .map(paragraph => `<p>${linked(paragraph).replace(/\r?\n/g, '<br>\n')}</p>`)
    .join('\n')

/** Makes links of web addresses; punctuation after an address belongs to the sentence. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/)
    .map((part, i) => (i % 2 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('')
