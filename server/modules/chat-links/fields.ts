import type { Static } from 'typebox'
import { type ChatLinkChannel, type ChatLinkFields, channels } from '#contract/chat-links/chat-links.ts'
import { readMoment } from '#server/http/moment.ts'
import { invalid, Problem } from '#server/http/problem.ts'

/** A link's settings as they are stored. Null: the business's own apply. */
export interface LinkSettings {
  label: string
  tags: string[]
  agent_name: string | null
  greeting: string | null
  primary_color: string | null
  language: string | null
  channels: ChatLinkChannel[] | null
  inherit_main_kb: boolean
  expires_at: Date | null
}

/** The settings of a link without any. */
export const defaultSettings: Readonly<LinkSettings> = {
  label: 'Untitled link',
  tags: [],
  agent_name: null,
  greeting: null,
  primary_color: null,
  language: null,
  channels: null,
  inherit_main_kb: false,
  expires_at: null,
}

const maxTags = 8
const maxTagLength = 40

/**
 * Reads only the fields that were sent: null, or only spaces, restores the default. `loc` is their place in the
 * request.
 *
 * An expiry in the past is allowed: it ends a link at once and can still be extended.
 */
export function readSettings(sent: Static<typeof ChatLinkFields>, loc: string[]): Partial<LinkSettings> {
  const read: Partial<LinkSettings> = {}
  for (const name of ['label', 'agent_name', 'greeting', 'language'] as const) {
    if (sent[name] !== undefined) Object.assign(read, { [name]: sent[name]?.trim() || defaultSettings[name] })
  }
  if (sent.tags) read.tags = tidyTags(sent.tags, [...loc, 'tags'])
  else if (sent.tag) read.tags = [sent.tag.trim()].filter(Boolean)
  else if (sent.tags === null || sent.tag === null) read.tags = []
  if (sent.primary_color !== undefined) read.primary_color = sent.primary_color
  if (sent.channels !== undefined) read.channels = sent.channels && chosen(sent.channels)
  if (sent.inherit_main_kb !== undefined) read.inherit_main_kb = sent.inherit_main_kb ?? false
  if (sent.expires_at !== undefined)
    read.expires_at = sent.expires_at === null ? null : readMoment(sent.expires_at)
  return read
}

/** Trims tags, removes duplicates in any case (the first spelling stays), then cuts the list. */
function tidyTags(sent: string[], loc: string[]): string[] {
  const tags = new Map<string, string>()
  for (const [i, text] of sent.entries()) {
    const tag = text.trim()
    if ([...tag].length > maxTagLength) {
      const msg = `String should have at most ${maxTagLength} characters`
      throw invalid([...loc, String(i)], msg, 'string_too_long')
    }
    const key = tag.toLowerCase()
    if (tag && !tags.has(key)) tags.set(key, tag)
  }
  return [...tags.values()].slice(0, maxTags)
}

function chosen(sent: ChatLinkChannel[]): ChatLinkChannel[] {
  if (!sent.length) throw new Problem(400, 'Select at least one of chat, call or book.')
  return channels.filter(channel => sent.includes(channel))
}
