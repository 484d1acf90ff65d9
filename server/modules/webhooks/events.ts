/** The event of a test that the owner requests for one webhook; it can't be subscribed to. */
export const testEvent = 'webhook.test'
