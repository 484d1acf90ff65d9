// Hours of the day as the server has them, 0 to 24 with fractions, and as a field shows them: `08:30`.

const two = (value: number): string => String(value).padStart(2, '0')

/** The end of the day is shown as midnight. */
export function textOf(hours: number): string {
  const minutes = Math.round(hours * 60) % (24 * 60)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

export const startOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours + minutes / 60
}

/** Midnight as an end is that of the same day. */
export const endOf = (text: string): number => startOf(text) || 24
