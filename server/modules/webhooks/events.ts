/**
 * What other programs can be told of (specification, section 6). Everything else that areas publish, such as
 * `knowledge.changed`, is between themselves.
 */
export const publicEvents = [
  'call.completed',
  'call.started',
  'call.failed',
  'booking.created',
  'booking.updated',
  'booking.cancelled',
  'lead.captured',
  'lead.updated',
  'chat.message',
  'chat.session_ended',
  'crm.sync_completed',
  'crm.sync_failed',
] as const

/** Sent to one webhook because its owner asked for it; nobody can subscribe to it. */
export const testEvent = 'webhook.test'
