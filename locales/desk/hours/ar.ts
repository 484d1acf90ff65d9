import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const hours: Translated<typeof english> = {
  closed: 'مغلق',
  opens: '{day}، يفتح',
  closes: '{day}، يغلق',
  add_hours: 'إضافة وقت',
  add_hours_on: 'إضافة وقت يوم {day}',
  remove_hours: 'إزالة هذا الوقت يوم {day}',
  copy_down: 'تطبيقه على الأيام أدناه',
  wrong: 'يجب أن تنتهي الأوقات بعد بدئها، وألا تتداخل.',
}

export default hours
