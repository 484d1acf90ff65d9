import { hasHours } from '#server/modules/assistant/opening-hours/opening-hours.ts'
import type { Skill } from '#server/modules/assistant/skills/skills.ts'
import type { Turn } from '#server/modules/assistant/turn/turn.ts'
import { takesBookings } from '../bookings.ts'
import { listServices } from '../services/services.ts'
import { dialogue, resume } from './built-in.ts'
import { skillName } from './plan.ts'
import { bookingTools } from './tools.ts'
import { zoneOf } from './when.ts'

/** The skill that books, moves and cancels for visitors. */
export const bookingSkill: Skill = {
  name: skillName,
  prepare: ctx => listServices(ctx),
  rules: turn =>
    canBook(turn)
      ? [
          `When the visitor wants to book, move or cancel an appointment, use find_slots, book, reschedule and cancel_booking. Offer only times that find_slots gave you. Before you book, you need the service, the time, the visitor's name, and an email address or a telephone number; read all of it back with the day, the time and the zone (${zoneOf(turn)}), and use the tool only after the visitor has agreed. Afterwards say what was done, again with day, time and zone, and give the link for changes. You can move and cancel only what was booked in this conversation; for others, point to the link in the confirmation.`,
        ]
      : [],
  tools: (turn, effects) => (canBook(turn) ? bookingTools(turn, effects) : []),
  dialogue,
  resume,
}

/** Without opening hours there is never a free time, so the model need not know of bookings. */
const canBook = ({ business }: Turn): boolean => takesBookings(business) && hasHours(business)
