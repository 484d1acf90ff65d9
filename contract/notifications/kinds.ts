// What members can be told of. No schema stands here, so that the desk may import the values.

export const notificationKinds = [
  'handover',
  'callback',
  'unanswered',
  'mail',
  'booking',
  'booking_change',
  'lead',
  'failure',
  'weekly_report',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
