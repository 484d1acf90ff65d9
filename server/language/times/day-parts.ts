export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** Minutes after midnight in which a part of the day lies. */
export const spanOfPart: Record<DayPart, { open: number; close: number }> = {
  morning: { open: 6 * 60, close: 12 * 60 },
  noon: { open: 12 * 60, close: 14 * 60 },
  afternoon: { open: 12 * 60, close: 18 * 60 },
  evening: { open: 18 * 60, close: 23 * 60 },
  night: { open: 22 * 60, close: 24 * 60 },
}
