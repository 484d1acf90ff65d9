import type { Skill } from '#server/modules/assistant/skills/skills.ts'
import { bookingSkill } from '#server/modules/bookings/dialogue/dialogue.ts'
import { takingDetails } from '#server/modules/leads/capture/capture.ts'
import type { ChatAccess } from '../access/access.ts'

/** The assistant's skills; the built-in assistant tries them in this order. */
const skills: readonly Skill[] = [bookingSkill, takingDetails]

/** With those of the call, which come first. */
export const skillsOf = ({ call }: Pick<ChatAccess, 'call'>): readonly Skill[] =>
  call ? [...call.skills, ...skills] : skills
