import type { ReviewStatus } from './queries.ts'

/**
 * Translates Meta's status of a template (WhatsApp Business Platform, `message_template_status_update`): only a template
 * that can be sent counts as approved. Null for a status that we do not know.
 */
export function reviewFrom(
  status: string,
  reason: string | null,
): { provider_status: ReviewStatus; provider_error: string | null } | null {
  const provider_status = standings[status.toUpperCase()]
  if (!provider_status) return null
  if (provider_status !== 'rejected') return { provider_status, provider_error: null }
  const said = reason && reason !== 'NONE' ? reason : null
  const provider_error = [refusals[status.toUpperCase()], said].filter(Boolean).join(' ').slice(0, 1_000)
  return { provider_status, provider_error }
}

const standings: Record<string, ReviewStatus> = {
  APPROVED: 'approved',
  // Meta warns about its quality, but still sends it.
  FLAGGED: 'approved',
  REINSTATED: 'approved',
  PENDING: 'pending',
  IN_APPEAL: 'pending',
  REJECTED: 'rejected',
  PAUSED: 'rejected',
  DISABLED: 'rejected',
  LIMIT_EXCEEDED: 'rejected',
  PENDING_DELETION: 'rejected',
  DELETED: 'rejected',
  ARCHIVED: 'rejected',
}

const refusals: Record<string, string> = {
  REJECTED: 'WhatsApp refused it.',
  PAUSED: 'WhatsApp paused it for its low quality.',
  DISABLED: 'WhatsApp disabled it.',
  LIMIT_EXCEEDED: 'WhatsApp has as many templates of this account as it takes.',
  PENDING_DELETION: 'It is being deleted at WhatsApp.',
  DELETED: 'It was deleted at WhatsApp.',
  ARCHIVED: 'It was archived at WhatsApp.',
}
