import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const bookings: Translated<typeof english> = {
  title: 'הזמנות',
  search: 'חיפוש הזמנה',
  status: 'מצב',
  all: 'הכול',
  from: 'מתאריך',
  to: 'עד תאריך',
  states: {
    confirmed: 'אושרה',
    completed: 'התקיימה',
    cancelled: 'בוטלה',
    no_show: 'לא הגיעו',
  },
  today: 'היום',
  tomorrow: 'מחר',
  count: { one: 'הזמנה אחת', two: 'שתי הזמנות', other: '{count} הזמנות' },
  more_than: 'יותר מ־{count} הזמנות',
  came: 'הגיעו',
  no_show: 'לא הגיעו',
  cancel: 'ביטול ההזמנה',
  cancelled: 'ההזמנה של {name} מתבטלת; נשלחת על כך הודעה.',
  noted: 'נרשם.',
  none: 'אין הזמנות מכאן והלאה.',
  none_note: 'מה שמבקרים מזמינים בצ׳אט, בטלפון או בעמוד ההזמנות שלכם מופיע כאן.',
  none_found: 'אין הזמנה מתאימה.',
  clear_filter: 'הצגת הכול מהיום',
  earlier: 'הצגת 30 הימים האחרונים',
  conversation: 'שיחה',
}

export default bookings
