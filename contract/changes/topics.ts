// What a change is about. No schema stands here, so that the desk may import the values.

/** The nouns whose changes people at the desk follow. */
export const changeTopics = [
  'conversation',
  'needs_you',
  'booking',
  'lead',
  'call',
  'knowledge',
  'gap',
  'crawl',
  'check',
  'simulation',
  'broadcast',
  'audience',
  'template',
  'suppression',
  'questionnaire',
  'webhook',
  'chat_link',
  'account',
  'member',
] as const
export type ChangeTopic = (typeof changeTopics)[number]
