import { he as booking } from '#web/booking/strings/he.ts'
import { he as chat } from '#web/chat/strings/he.ts'
import type { PanelStrings } from './en.ts'
import type { Words } from './words.ts'

const widget: PanelStrings = {
  chat: 'צ׳אט',
  book: 'קביעת תור',
  close: 'סגירה',
  talk_to_person: 'לדבר עם אדם',
  ask_person: 'אני רוצה לדבר עם אדם.',
  leave_details: 'השאירו פרטים, ו{business} ייצרו קשר',
  thanks: 'תודה. ההודעה הגיעה אל {business} וייצרו איתכם קשר.',
  another: 'שליחת הודעה נוספת',
}

export const words: Words = { chat, booking, widget }
