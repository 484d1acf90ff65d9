import type { ColumnBlock, MailBlock } from '#contract/messaging/templates.ts'
import { textsOf } from '#locales/load.ts'
import { escaped } from '../rendering/mail-body.ts'
import type { House } from './house.ts'
import { inlineHtml, isReachable } from './inline.ts'

// A mail of blocks becomes HTML that mail programs leave alone: tables, styles at the elements, nothing that Gmail takes
// out. Each text has its own background, so that a program in the dark turns both or none.

/** Gmail shows no more of a mail than 102 kB; values and the line on how to unsubscribe come on top. */
export const mostMailBytes = 90_000

const ink = '#1d2926'
const face = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** Pixels: of the mail, of the space beside its words, and of half of it. */
const [whole, side, half] = [600, 24, 284]

interface Mail {
  blocks: MailBlock[]
  preheader: string | null
  /** BCP 47 */
  language: string
}

/** In what a block stands: how wide it may be, and where its lines begin. */
interface Place {
  house: House
  room: number
  start: 'left' | 'right'
}

/** The HTML of a mail, with its placeholders. Whatever stands in the blocks is text, never HTML. */
export function mailOfBlocks({ blocks, preheader, language }: Mail, house: House): string {
  const { direction } = textsOf(language).writing
  const place: Place = { house, room: whole - 2 * side, start: direction === 'rtl' ? 'right' : 'left' }
  const rows = blocks.map(block =>
    block.kind === 'columns' ? columnsOf(block, place) : row(block, place, `8px ${side}px`),
  )
  return `<div lang="${escaped(language)}" dir="${direction}">${preheader ? hidden(preheader) : ''}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f2f5f4">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="${whole}" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:${whole}px;background-color:#ffffff;border-radius:12px">
<tr><td height="16" style="font-size:0;line-height:16px"></td></tr>
${rows.join('\n')}
<tr><td height="16" style="font-size:0;line-height:16px"></td></tr>
</table>
</td></tr>
</table>
</div>`
}

/** The line that inboxes show behind the subject; nobody reads it in the mail. */
const hidden = (preheader: string): string =>
  `\n<div class="preheader" style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden">${escapedParts(preheader)}</div>`

function row(block: MailBlock, place: Place, padding: string): string {
  const align = block.align === 'center' ? 'center' : place.start
  return `<tr><td align="${align}" style="padding:${padding};text-align:${align};color:${ink};${face};font-size:16px;line-height:24px">${inner(block, { ...place, align })}</td></tr>`
}

/**
 * Two columns, which stand one below the other where there is no room for both: no style sheet is needed for that, which
 * some programs take out. Outlook on Windows knows no such boxes; it alone reads the table in the comments.
 */
function columnsOf({ columns }: MailBlock, place: Place): string {
  const [first = [], second = []] = columns ?? []
  const column = (blocks: ColumnBlock[]) =>
    `<div style="display:inline-block;width:100%;max-width:${half}px;vertical-align:top"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${blocks.map(block => row(block, { ...place, room: half - 16 }, '8px')).join('\n')}
</table></div>`
  return `<tr><td align="${place.start}" style="padding:0 16px;text-align:${place.start};font-size:0;line-height:0"><!--[if mso]><table role="presentation" width="${2 * half}" cellpadding="0" cellspacing="0" border="0"><tr><td width="${half}" valign="top"><![endif]-->${column(first)}<!--[if mso]></td><td width="${half}" valign="top"><![endif]-->${column(second)}<!--[if mso]></td></tr></table><![endif]--></td></tr>`
}

function inner(
  { kind, text, url, alt, link, width }: MailBlock,
  { house, room, align }: Place & { align: string },
): string {
  const words = (of: string) => inlineHtml(of, house.accent)
  switch (kind) {
    case 'heading':
      return `<h2 style="margin:0;font-size:22px;line-height:30px;font-weight:600;color:${ink}">${words(text!)}</h2>`
    case 'text':
      return text!
        .split(/(?:\r?\n){2,}/)
        .map(paragraph => `<p style="margin:0 0 12px;color:${ink}">${words(paragraph)}</p>`)
        .join('\n')
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="${align}"><tr><td bgcolor="${house.fill}" style="background-color:${house.fill};border-radius:6px"><a href="${addressIn(url!)}" style="display:inline-block;padding:12px 22px;color:${house.onFill};${face};font-size:16px;font-weight:600;text-decoration:none">${inlineHtml(text!, house.onFill)}</a></td></tr></table>`
    case 'image': {
      const wide = Math.min(room, width ?? room)
      const margin = align === 'center' ? ';margin:0 auto' : ''
      const picture = `<img class="picture" src="${addressIn(url!)}" alt="${escapedParts(alt!)}" width="${wide}" style="display:block;width:100%;max-width:${wide}px;height:auto;border:0${margin}">`
      return link ? `<a href="${addressIn(link)}">${picture}</a>` : picture
    }
    case 'divider':
      return `<hr style="border:0;border-top:1px solid #c9d6d1;margin:4px 0">`
    case 'logo':
      return logoOf(house)
    case 'columns':
      return ''
  }
}

/** The logo, else the name. They are the business's own words: nothing in them is a placeholder. */
function logoOf({ name, website, logo, accent }: House): string {
  const called = flat(name)
  const shown = logo
    ? `<img class="logo" src="${escaped(logo)}" alt="${called}" height="48" style="display:inline-block;height:48px;max-width:200px;border:0">`
    : `<strong style="font-size:20px;line-height:28px;color:${accent}">${called}</strong>`
  return website && /^https?:\/\//i.test(website) && isReachable(website)
    ? `<a href="${flat(website)}" style="text-decoration:none">${shown}</a>`
    : shown
}

/** Escaped, with braces that open no placeholder. */
const flat = (text: string): string => escaped(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;')

/** In an attribute: everything is escaped but placeholders, whose values are escaped when they are filled in. */
const escapedParts = (text: string): string =>
  text
    .split(/(\{\{[^{}]*\}\})/)
    .map((part, at) => (at % 2 ? part : escaped(part)))
    .join('')

const addressIn = (url: string): string => escapedParts(url.trim())
