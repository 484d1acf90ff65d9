import type { Channel, MailBlock, NewTemplate, Template, TemplateDraft } from '#client'

/** What is being written, whether or not it is a template yet. */
export type Draft = Required<
  Pick<
    Template,
    | 'channel'
    | 'name'
    | 'subject'
    | 'body'
    | 'blocks'
    | 'preheader'
    | 'category'
    | 'language'
    | 'variable_sources'
    | 'dlt_template_id'
    | 'on_machine'
    | 'voicemail'
  >
>

export const emptyDraft = (channel: Channel, language: string): Draft => ({
  channel,
  name: '',
  subject: channel === 'email' ? '' : null,
  body: '',
  blocks: channel === 'email' ? [] : null,
  preheader: null,
  category: null,
  language,
  variable_sources: {},
  dlt_template_id: null,
  on_machine: null,
  voicemail: null,
})

export const draftOf = (template: Template): Draft => ({
  channel: template.channel,
  name: template.name,
  subject: template.subject,
  // The body of a mail of blocks is made of them.
  body: template.blocks ? '' : template.body,
  blocks: template.blocks,
  preheader: template.preheader,
  category: template.category,
  language: template.language,
  variable_sources: template.variable_sources,
  dlt_template_id: template.dlt_template_id,
  on_machine: template.on_machine,
  voicemail: template.voicemail,
})

/** A kept draft of this channel; null where there is none, or what was kept is none. */
export function readDraft(kept: string, channel: Channel): Draft | null {
  if (!kept) return null
  try {
    const { over: _, ...read } = (JSON.parse(kept) ?? {}) as Partial<Draft> & { over?: unknown }
    if (read.channel !== channel || typeof read.name !== 'string') return null
    return { ...emptyDraft(channel, 'en'), ...read }
  } catch {
    return null
  }
}

/** A draft as it is kept. `version`: of the template over which it was begun; null for a new one. */
export const keptDraft = (draft: Draft, version: string | null): string =>
  JSON.stringify({ ...draft, ...(version && { over: version }) })

/** The version over which a kept draft was begun; null where none is known. */
export function versionUnder(kept: string): string | null {
  try {
    const { over } = (JSON.parse(kept || 'null') ?? {}) as { over?: unknown }
    return typeof over === 'string' ? over : null
  } catch {
    return null
  }
}

export type Lack = 'name' | 'subject' | 'body' | 'category' | 'blocks'

/** The block says nothing, or leads nowhere. */
export const isWhole = ({ kind, text, url, alt, columns }: MailBlock): boolean => {
  if (kind === 'divider' || kind === 'logo') return true
  if (kind === 'columns') {
    const inside = columns?.flat() ?? []
    return inside.length > 0 && inside.every(isWhole)
  }
  if (kind === 'image') return Boolean(url?.trim() && alt?.trim())
  return Boolean(text?.trim()) && (kind !== 'button' || Boolean(url?.trim()))
}

/** What a draft needs before it can be saved. */
export function lacksOf({ channel, name, subject, body, blocks, category }: Draft): Lack[] {
  const lacks: Lack[] = []
  if (!name.trim()) lacks.push('name')
  if (channel === 'email' && !subject?.trim()) lacks.push('subject')
  if (blocks ? !blocks.length : !body.trim()) lacks.push('body')
  if (blocks && !blocks.every(isWhole)) lacks.push('blocks')
  if (channel === 'whatsapp' && !category) lacks.push('category')
  return lacks
}

/** Blocks one after the other, those of columns too. */
const everyBlock = (blocks: MailBlock[]): MailBlock[] =>
  blocks.flatMap(block =>
    block.kind === 'columns' ? ((block.columns ?? []).flat() as MailBlock[]) : [block],
  )

/** The words and addresses of blocks as one plain text. */
export const plainOf = (blocks: MailBlock[]): string =>
  everyBlock(blocks)
    .map(({ text, url }) =>
      [text?.replace(/\*\*/g, '').replace(/\[([^[\]\n]+)\]\(([^\s()]+)\)/g, '$1: $2'), url]
        .filter(Boolean)
        .join(': '),
    )
    .filter(Boolean)
    .join('\n\n')

const placeholder = /\{\{([^{}\p{Cc}]+)\}\}/gu

/** The placeholders of texts in order, each once. */
export const placeholdersIn = (...texts: (string | null | undefined)[]): string[] => [
  ...new Set(texts.flatMap(text => [...(text ?? '').matchAll(placeholder)].map(([, name]) => name!.trim()))),
]

export const placeholdersOf = ({ subject, preheader, body, blocks, voicemail }: Draft): string[] =>
  placeholdersIn(
    subject,
    preheader,
    ...(blocks ? everyBlock(blocks).flatMap(({ text, url, alt, link }) => [text, url, alt, link]) : [body]),
    voicemail,
  )

/** Whether a placeholder fills itself, by the names of all that do, or the template says who fills it. */
export const isKnown = (
  name: string,
  known: ReadonlySet<string>,
  sources: Draft['variable_sources'],
): boolean =>
  Object.hasOwn(sources, name) ||
  known.has(name) ||
  known.has(name.replace(/^contact\.(?:attributes\.)?/, ''))

/** The draft as a template is stored: with the sources of those placeholders that it has. */
export function contentOf(draft: Draft): NewTemplate {
  const used = placeholdersOf(draft)
  const { body, blocks, ...rest } = draft
  const variable_sources = Object.fromEntries(
    Object.entries(draft.variable_sources).filter(([name]) => used.includes(name)),
  )
  return { ...rest, variable_sources, ...(blocks ? { blocks } : { body }) }
}

/** The draft as it is shown for one person. */
export const shownOf = (draft: Draft, contactId: string | null): TemplateDraft => ({
  channel: draft.channel,
  subject: draft.subject,
  body: draft.body,
  blocks: draft.blocks?.length ? draft.blocks : null,
  preheader: draft.preheader,
  language: draft.language,
  variable_sources: draft.variable_sources,
  voicemail: draft.voicemail,
  contact_id: contactId,
})
