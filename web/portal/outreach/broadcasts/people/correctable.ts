const correctable = ['missing_variable', 'no_reachable_channel', 'invalid_address']

/** Whether people left out for this reason can be corrected where they are shown. */
export const isCorrectable = (reason: string): boolean => correctable.includes(reason)

/** The field of a contact that a placeholder shows; null for one that is no field of a person. */
export function fieldOf(placeholder: string): { name: string; isOwn: boolean } | null {
  if (placeholder === 'booking_link' || placeholder.startsWith('business.')) return null
  const own = /^contact\.attributes\.(.+)$/.exec(placeholder)
  if (own) return { name: own[1]!, isOwn: true }
  const plain = placeholder.replace(/^contact\./, '')
  return { name: plain, isOwn: !['name', 'email', 'phone'].includes(plain) }
}
