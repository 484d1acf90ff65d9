import type { BookingStatus } from '#client'
import type { Tone } from '../parts/chip.tsx'

export const toneOf: Record<BookingStatus, Tone> = {
  confirmed: 'sky',
  completed: 'ok',
  cancelled: 'plain',
  no_show: 'alarm',
}
