import type { FieldProblem } from '#contract/errors.ts'
import type { ColumnBlock, MailBlock } from '#contract/messaging/templates.ts'
import { isReachable } from './inline.ts'

/** What a block needs and lacks, and addresses that no mail may hold. `imagesAt`: where images sent for mails lie. */
export const problemsOfBlocks = (blocks: MailBlock[], imagesAt: string): FieldProblem[] =>
  blocks.flatMap((block, at) => {
    const loc = ['body', 'blocks', String(at)]
    if (block.kind !== 'columns') return problemsOf(block, loc, imagesAt)
    if (!block.columns?.some(column => column.length))
      return [{ loc: [...loc, 'columns'], msg: 'Field required', type: 'missing' }]
    return block.columns.flatMap((column, which) =>
      column.flatMap((each, row) =>
        problemsOf(each, [...loc, 'columns', String(which), String(row)], imagesAt),
      ),
    )
  })

function problemsOf(block: MailBlock, at: string[], imagesAt: string): FieldProblem[] {
  const lacking = needs[block.kind].filter(field => !block[field]?.trim())
  const wrong = addressesOf(block, imagesAt).filter(([, address, isAllowed]) => address && !isAllowed)
  return [
    ...lacking.map(field => ({ loc: [...at, field], msg: 'Field required', type: 'missing' })),
    ...wrong.map(([field]) => ({
      loc: [...at, field],
      msg: 'Input should be an address that begins with https://',
      type: 'url_parsing',
    })),
  ]
}

const needs: Record<MailBlock['kind'], ('text' | 'url' | 'alt')[]> = {
  heading: ['text'],
  text: ['text'],
  button: ['text', 'url'],
  image: ['url', 'alt'],
  divider: [],
  logo: [],
  columns: [],
}

/** The addresses of a block by their fields, and whether each may stand there. */
function addressesOf({ kind, url, link }: MailBlock, imagesAt: string) {
  const found: [field: string, address: string | null | undefined, isAllowed: boolean][] = []
  if (kind === 'button') found.push(['url', url, isReachable(url ?? '')])
  if (kind === 'image') {
    found.push(['url', url, isPicture(url ?? '', imagesAt)], ['link', link, isReachable(link ?? '')])
  }
  return found
}

/** A server that is being tried has no https; its own images are shown all the same. */
const isPicture = (address: string, imagesAt: string): boolean =>
  (/^https:\/\//i.test(address.trim()) || address.trim().startsWith(imagesAt)) && isReachable(address)

/** Those blocks, and in columns those of them, that lack nothing. */
export const wholeBlocks = (blocks: MailBlock[], imagesAt: string): MailBlock[] =>
  blocks
    .map(block =>
      block.kind === 'columns'
        ? {
            ...block,
            columns: block.columns?.map(
              column => column.filter(each => !problemsOf(each, [], imagesAt).length) as ColumnBlock[],
            ),
          }
        : block,
    )
    .filter(block => !problemsOfBlocks([block], imagesAt).length)

/** Blocks one after the other, those of columns too. */
export const everyBlock = (blocks: MailBlock[]): MailBlock[] =>
  blocks.flatMap((block): readonly MailBlock[] =>
    block.kind === 'columns' ? (block.columns ?? []).flat() : [block],
  )

/** The texts of blocks in which placeholders may stand. */
export const textsOfBlocks = (blocks: MailBlock[]): string[] =>
  everyBlock(blocks).flatMap(({ text, url, alt, link }) => [text, url, alt, link].map(each => each ?? ''))

/** A block without what its kind has no use for, as it is stored. */
export function tidied(block: MailBlock): MailBlock {
  if (block.kind !== 'columns') return tidy(block)
  return { kind: 'columns', columns: (block.columns ?? []).map(column => column.map(tidy) as ColumnBlock[]) }
}

function tidy({ kind, text, url, alt, link, align, width }: MailBlock): MailBlock {
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
      return {
        kind,
        url: trimmed(url),
        alt: trimmed(alt),
        ...(leads && { link: leads }),
        ...(width && { width }),
        ...aligned,
      }
    }
    case 'logo':
      return { kind, ...aligned }
    default:
      return { kind }
  }
}
