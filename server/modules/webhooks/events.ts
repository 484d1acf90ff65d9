/** Sent to one webhook because its owner asked for it; nobody can subscribe to it. */
export const testEvent = 'webhook.test'
