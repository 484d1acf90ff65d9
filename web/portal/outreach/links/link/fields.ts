import type { ChatLink, ChatLinkChanges } from '#client'

/** The settings of a link as its form shows them. Empty texts: as for the whole business. */
export interface Fields {
  label: string
  /** with commas between them */
  tags: string
  agent_name: string
  greeting: string
  language: string
  channels: ('chat' | 'call' | 'book')[]
  inherit_main_kb: boolean
  colour: string | null
  /** a day of the reader, at whose end the link ends; empty: never */
  expires: string
}

const all: Fields['channels'] = ['chat', 'call', 'book']

const twoDigits = (value: number) => String(value).padStart(2, '0')

function dayOf(moment: string | null): string {
  if (!moment) return ''
  const at = new Date(moment)
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
}

/** The last moment of a day of the reader. */
function endOf(day: string): string | null {
  const [year, month, date] = day.split('-').map(Number)
  return day ? new Date(year!, month! - 1, date!, 23, 59, 59).toISOString() : null
}

export const fieldsOf = (link: ChatLink): Fields => ({
  label: link.label,
  tags: link.tags.join(', '),
  agent_name: link.agent_name ?? '',
  greeting: link.greeting ?? '',
  language: link.language ?? '',
  channels: link.channels ?? all,
  inherit_main_kb: link.inherit_main_kb,
  colour: link.primary_color,
  expires: dayOf(link.expires_at),
})

/** The same as the API takes it. Every channel chosen means: those of the business, whatever they will be. */
export const sentOf = (fields: Fields): ChatLinkChanges => ({
  label: fields.label,
  tags: fields.tags
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean),
  agent_name: fields.agent_name.trim() || null,
  greeting: fields.greeting.trim() || null,
  language: fields.language || null,
  channels: fields.channels.length === all.length ? null : fields.channels,
  inherit_main_kb: fields.inherit_main_kb,
  primary_color: fields.colour,
  expires_at: endOf(fields.expires),
})
