import type { Skill } from '#server/modules/assistant/assistant.ts'
import { takingBookings } from '#server/modules/bookings/dialogue/skill.ts'
import { takingDetails } from '#server/modules/leads/capture/capture.ts'

/** What the assistant can do for visitors besides answering; the built-in one asks them in this order. */
export const skills: readonly Skill[] = [takingBookings, takingDetails]
