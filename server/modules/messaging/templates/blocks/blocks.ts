import type { FieldProblem } from '#contract/errors.ts'
import type { MailBlock } from '#contract/messaging/templates.ts'
import { textsOf } from '#locales/load.ts'
import { escaped } from '../rendering/mail-body.ts'
import { inlineHtml, isReachable } from './inline.ts'

// A mail of blocks becomes HTML that mail programs leave alone: tables, styles at the elements, nothing that Gmail takes
// out. Each text has its own background, so that a program in the dark turns both or none.

/** Gmail shows no more of a mail than 102 kB; values and the line on how to unsubscribe come on top. */
export const mostMailBytes = 90_000

const ink = '#1d2926'
const face = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

interface Mail {
  blocks: MailBlock[]
  preheader: string | null
  /** BCP 47 */
  language: string
}

/** The HTML of a mail, with its placeholders. Whatever stands in the blocks is text, never HTML. */
export function mailOfBlocks({ blocks, preheader, language }: Mail): string {
  const { direction } = textsOf(language).writing
  const start = direction === 'rtl' ? 'right' : 'left'
  const rows = blocks.map(block => row(block, block.align === 'center' ? 'center' : start)).join('\n')
  return `<div lang="${escaped(language)}" dir="${direction}">${preheader ? hidden(preheader) : ''}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f2f5f4">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:600px;background-color:#ffffff;border-radius:12px">
<tr><td height="16" style="font-size:0;line-height:16px"></td></tr>
${rows}
<tr><td height="16" style="font-size:0;line-height:16px"></td></tr>
</table>
</td></tr>
</table>
</div>`
}

/** The line that inboxes show behind the subject; nobody reads it in the mail. */
const hidden = (preheader: string): string =>
  `\n<div class="preheader" style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden">${escapedParts(preheader)}</div>`

const row = (block: MailBlock, align: string): string =>
  `<tr><td align="${align}" style="padding:8px 24px;text-align:${align};color:${ink};${face};font-size:16px;line-height:24px">${inner(block, align)}</td></tr>`

function inner({ kind, text, url, alt, link }: MailBlock, align: string): string {
  switch (kind) {
    case 'heading':
      return `<h2 style="margin:0;font-size:22px;line-height:30px;font-weight:600;color:${ink}">${inlineHtml(text!)}</h2>`
    case 'text':
      return text!
        .split(/(?:\r?\n){2,}/)
        .map(paragraph => `<p style="margin:0 0 12px;color:${ink}">${inlineHtml(paragraph)}</p>`)
        .join('\n')
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="${align}"><tr><td bgcolor="#1f5b4c" style="background-color:#1f5b4c;border-radius:6px"><a href="${addressIn(url!)}" style="display:inline-block;padding:12px 22px;color:#ffffff;${face};font-size:16px;font-weight:600;text-decoration:none">${inlineHtml(text!)}</a></td></tr></table>`
    case 'image': {
      const picture = `<img class="picture" src="${addressIn(url!)}" alt="${escapedParts(alt!)}" width="552" style="display:block;width:100%;max-width:552px;height:auto;border:0">`
      return link ? `<a href="${addressIn(link)}">${picture}</a>` : picture
    }
    case 'divider':
      return `<hr style="border:0;border-top:1px solid #c9d6d1;margin:4px 0">`
  }
}

/** In an attribute: everything is escaped but placeholders, whose values are escaped when they are filled in. */
const escapedParts = (text: string): string =>
  text
    .split(/(\{\{[^{}]*\}\})/)
    .map((part, at) => (at % 2 ? part : escaped(part)))
    .join('')

const addressIn = (url: string): string => escapedParts(url.trim())

/** What a block needs and lacks, and addresses that no mail may hold. */
export const problemsOfBlocks = (blocks: MailBlock[]): FieldProblem[] =>
  blocks.flatMap((block, at) => {
    const lacking = needs[block.kind].filter(field => !block[field]?.trim())
    const wrong = addressesOf(block).filter(([, address, isAllowed]) => address && !isAllowed(address))
    const loc = (field: string) => ['body', 'blocks', String(at), field]
    return [
      ...lacking.map(field => ({ loc: loc(field), msg: 'Field required', type: 'missing' })),
      ...wrong.map(([field]) => ({
        loc: loc(field),
        msg: 'Input should be an address that begins with https://',
        type: 'url_parsing',
      })),
    ]
  })

const needs: Record<MailBlock['kind'], ('text' | 'url' | 'alt')[]> = {
  heading: ['text'],
  text: ['text'],
  button: ['text', 'url'],
  image: ['url', 'alt'],
  divider: [],
}

const isPicture = (address: string): boolean => /^https:\/\//i.test(address.trim()) && isReachable(address)

const addressesOf = ({ kind, url, link }: MailBlock) =>
  [
    ['url', kind === 'button' || kind === 'image' ? url : null, kind === 'image' ? isPicture : isReachable],
    ['link', kind === 'image' ? link : null, isReachable],
  ] as const

/** The texts of blocks in which placeholders may stand. */
export const textsOfBlocks = (blocks: MailBlock[]): string[] =>
  blocks.flatMap(({ text, url, alt, link }) => [text, url, alt, link].map(each => each ?? ''))

/** A block without what its kind has no use for, as it is stored. */
export function tidied({ kind, text, url, alt, link, align }: MailBlock): MailBlock {
  const trimmed = (value: string | null | undefined) => value?.trim() || undefined
  const aligned = align === 'center' ? { align } : {}
  switch (kind) {
    case 'heading':
    case 'text':
      return { kind, text: trimmed(text), ...aligned }
    case 'button':
      return { kind, text: trimmed(text), url: trimmed(url), ...aligned }
    case 'image': {
      const leads = trimmed(link)
      return { kind, url: trimmed(url), alt: trimmed(alt), ...(leads && { link: leads }), ...aligned }
    }
    case 'divider':
      return { kind }
  }
}
