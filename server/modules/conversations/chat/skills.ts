import type { Skill } from '#server/modules/assistant/skills/skills.ts'
import { bookingSkill } from '#server/modules/bookings/dialogue/dialogue.ts'
import { takingDetails } from '#server/modules/leads/capture/capture.ts'

/** The assistant's skills; the built-in assistant tries them in this order. */
export const skills: readonly Skill[] = [bookingSkill, takingDetails]
