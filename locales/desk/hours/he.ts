import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const hours: Translated<typeof english> = {
  closed: 'סגור',
  opens: '{day}, פתיחה',
  closes: '{day}, סגירה',
  add_hours: 'הוספת שעות',
  add_hours_on: 'הוספת שעות: {day}',
  remove_hours: 'הסרת השעות האלה: {day}',
  copy_down: 'אותו הדבר בימים שלמטה',
  wrong: 'השעות צריכות להסתיים אחרי שהן מתחילות, ולא לחפוף.',
}

export default hours
