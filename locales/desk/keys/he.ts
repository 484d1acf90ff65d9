import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const keys: Translated<typeof english> = {
  title: 'מקשים',
  note: 'בזמן הקלדה האותיות אינן פועלות כקיצורים.',
  everywhere: 'בכל מקום',
  inbox: 'בדואר הנכנס',
  knowledge: 'בידע',
  find: 'חיפוש או פעולה',
  go_to: 'מעבר אל {area}',
  undo: 'ביטול הפעולה האחרונה',
  list: 'הרשימה הזאת',
  move: 'הבאה והקודמת',
  open: 'פתיחה',
  select: 'בחירה',
  search: 'חיפוש',
  reply: 'מענה',
  send: 'שליחה',
  done: 'טופל, ומעבר לבאה',
  take_over: 'לקיחת השיחה',
  hand_back: 'החזרה לעוזר',
  snooze: 'דחייה',
  back: 'חזרה לרשימה',
  ask: 'שאלו את הדלפק שלכם',
  teach: 'ללמד',
  new_booking: 'הזמנה חדשה',
}

export default keys
