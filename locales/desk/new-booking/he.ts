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
  other_time: 'שעה אחרת…',
  own_time: 'בשעה',
  in_the_way: 'מה מפריע',
  book_anyway: 'להזמין בכל זאת',
  obstacles: {
    past: 'השעה הזאת כבר עברה.',
    paused: 'כרגע לא מתקבלות הזמנות.',
    closed: 'בשעה הזאת אתם סגורים.',
    closure: 'ביום הזה אתם סגורים.',
    closure_named: 'ביום הזה אתם סגורים: {name}.',
    short_notice: 'זו התראה קצרה מזו שמותרת למבקרים.',
    beyond: 'זה רחוק יותר ממה שמבקרים יכולים להזמין.',
    too_long: 'זה יימשך מעבר לשעת הסגירה.',
    no_start: 'מבקרים מתחילים בשעות אחרות.',
    taken: 'השעה הזאת תפוסה לגמרי.',
    taken_by: 'השעה הזאת של {name}.',
    resource: '{name} בשימוש בשעה הזאת.',
    calendar: 'היומן שלכם תפוס אז: {name}.',
  },
  no_services: 'עדיין אין שירות שאפשר להזמין.',
  no_services_note: 'הוסיפו תחת ״שירותים״ את מה שאפשר להזמין.',
  book: 'קביעה',
  booked: 'נקבעה הזמנה עבור {name}: {when}.',
}

export default newBooking
