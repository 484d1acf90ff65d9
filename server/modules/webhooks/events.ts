/** The event of a test that the owner requests for one webhook; it can't be subscribed to. */
export const testEvent = 'webhook.test'

/** The body that tells of an event, with the same bytes at every attempt. `data` is JSON already, as the database prints it. */
export const envelopeOf = (
  tenant: string,
  { event, at, data }: { event: string; at: Date; data: string },
): string =>
  `{"event":${JSON.stringify(event)},"timestamp":"${at.toISOString()}","tenant_id":"${tenant}","data":${data}}`
