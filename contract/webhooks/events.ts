// What webhooks can be told. No schema stands here, so that the desk may import the values.

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
  'needs_you.raised',
  'crm.sync_completed',
  'crm.sync_failed',
] as const
