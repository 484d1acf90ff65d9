import type { Skill } from '#server/modules/assistant/skills/skills.ts'
import { takingBookings } from '#server/modules/bookings/dialogue/dialogue.ts'
import { takingDetails } from '#server/modules/leads/capture/skill.ts'

/** What the assistant can do for visitors besides answering; the built-in one asks them in this order. */
export const skills: readonly Skill[] = [takingBookings, takingDetails]
