import { escaped } from '../rendering/mail-body.ts'
import { joined, readParts } from '../rendering/placeholders.ts'

// The words of a block: `**bold**`, `*italic*`, `[words](https://…)`, addresses that become links, and placeholders.

/** Addresses that a mail may lead to. A placeholder's value is looked at when it is filled in. */
const reachable = /^(?:https?:\/\/|mailto:|tel:|\{\{)/i

export const isReachable = (address: string): boolean =>
  reachable.test(address.trim()) && !/[\s"'<>\\]/.test(withoutPlaceholders(address.trim()))

const withoutPlaceholders = (text: string): string => joined(readParts(text).parts, () => '')

/** Stands for the nth placeholder while the marks around it are read: a character that no text means anything by. */
const first = 0xf0000
const standIn = /[\u{F0000}-\u{FFFFD}]/gu

const marks =
  /\[(?<words>[^[\]\n]+)\]\((?<url>[^\s()]+)\)|\*\*(?<bold>[^\n]+?)\*\*(?!\*)|\*(?<italic>[^*\n]+)\*|(?<bare>https?:\/\/[^\s<>"*]*[^\s<>"'.,;:!?)\]*])/u

/**
 * A text as HTML, its links in this colour: everything in it is escaped but the placeholders, which the rendering fills with
 * escaped values.
 */
export function inlineHtml(text: string, colour: string): string {
  const names: string[] = []
  const flat = joined(readParts(text.replace(standIn, '')).parts, name =>
    String.fromCodePoint(first + names.push(name) - 1),
  )
  const back = (html: string) => html.replace(standIn, char => `{{${names[char.codePointAt(0)! - first]}}}`)
  return back(marked(flat, { colour, mayLeadTo: address => isReachable(back(address)) }))
}

interface Links {
  colour: string
  mayLeadTo(address: string): boolean
}

function marked(text: string, links: Links): string {
  let html = ''
  for (let rest = text; rest; ) {
    const found = marks.exec(rest)
    if (!found) return html + broken(rest)
    html += broken(rest.slice(0, found.index))
    rest = rest.slice(found.index + found[0].length)
    html += tagged(found, links)
  }
  return html
}

function tagged({ 0: whole, groups = {} }: RegExpExecArray, links: Links): string {
  const { words, url, bold, italic, bare } = groups
  if (bold) return `<strong>${marked(bold, links)}</strong>`
  if (italic) return `<em>${marked(italic, links)}</em>`
  if (words && url && links.mayLeadTo(url)) return link(url, marked(words, links), links.colour)
  if (bare) return link(bare, escaped(bare), links.colour)
  return escaped(whole)
}

const link = (url: string, html: string, colour: string): string =>
  `<a href="${escaped(url)}" style="color:${colour};text-decoration:underline">${html}</a>`

const broken = (text: string): string => escaped(text).replace(/\r?\n/g, '<br>\n')
