import type { Skill } from '../assistant/assistant.ts'
import { takingBookings } from '../bookings/talk/skill.ts'
import { takingDetails } from '../leads/capture/skill.ts'

/** What the assistant can do for visitors besides answering; the built-in one asks them in this order. */
export const skills: readonly Skill[] = [takingBookings, takingDetails]
