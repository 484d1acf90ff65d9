import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'הזמנה חדשה',
  service: 'שירות',
  day: 'יום',
  time: 'שעה',
  name: 'שם',
  contact: 'כתובת דוא״ל או מספר טלפון',
  contact_note: 'אם נמסר, אישור יישלח לשם.',
  none_free: 'אין שעות פנויות ביום הזה.',
  no_services: 'עדיין אין שירות שאפשר להזמין.',
  no_services_note: 'הוסיפו תחת ״שירותים״ את מה שאפשר להזמין.',
  book: 'קביעה',
  booked: 'נקבעה הזמנה עבור {name}: {when}.',
}

export default newBooking
