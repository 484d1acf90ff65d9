import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'תור חדש',
  service: 'שירות',
  day: 'יום',
  time: 'שעה',
  name: 'שם',
  contact: 'כתובת אימייל או מספר טלפון',
  contact_note: 'אישור נשלח לשם, אם צוין.',
  none_free: 'אין זמן פנוי ביום הזה.',
  no_services: 'עדיין אין שירות שאפשר להזמין.',
  no_services_note: 'בינתיים מגדירים שירותים דרך ה־API (POST /services).',
  book: 'לקבוע תור',
  booked: 'נקבע תור ל{name}: {when}.',
}

export default newBooking
