import type { Broadcast, Template } from '#client'

/** The channels for which the words of a draft are still to be written. */
export const unwrittenIn = ({ channel_order, words }: Pick<Broadcast, 'channel_order' | 'words'>) =>
  channel_order.filter(channel => {
    const own = channel === 'whatsapp' ? undefined : words[channel]
    return own && (!own.body.trim() || (channel === 'email' && !own.subject?.trim()))
  })

/** The placeholders of the chosen templates that whoever sends fills in, each once. */
export const typedKeysOf = (
  { channel_order, template_ids }: Pick<Broadcast, 'channel_order' | 'template_ids'>,
  templates: readonly Template[],
): string[] => [
  ...new Set(
    channel_order.flatMap(channel => {
      const template = templates.find(({ id }) => id === template_ids[channel])
      return template ? [...template.typed_keys, ...template.context_keys] : []
    }),
  ),
]
