const hours: [string, string][] = [['09:00', '18:00']]

/**
 * Hours of a business in Berlin that is closed today: the first day with free times is a whole one, at whatever time of day a
 * test runs.
 */
export function fromTomorrow(days = ['mon', 'tue', 'wed', 'thu', 'fri']) {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Berlin' })
  return {
    hours: Object.fromEntries(days.map(day => [day, hours])),
    closures: [{ from: today, to: today }],
  }
}
