import type { ServiceRow } from '../services/services.ts'

const minute = 60_000

/** When a booking of a service ends that begins then and lasts as long as the service says; moments in ms. */
export const endOf = ({ duration_minutes }: ServiceRow, from: number): number =>
  from + duration_minutes * minute

/** What a booking holds of the calendar: its time with the buffers of its service. */
export const heldBy = (
  { buffer_before, buffer_after }: ServiceRow,
  { from, to }: { from: number; to: number },
): { held_from: Date; held_to: Date } => ({
  held_from: new Date(from - buffer_before * minute),
  held_to: new Date(to + buffer_after * minute),
})
