/**
 * The events that webhooks can subscribe to. Other events that modules publish, such as `knowledge.changed`, are internal.
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

/** The event of a test that the owner requests for one webhook; it can't be subscribed to. */
export const testEvent = 'webhook.test'
