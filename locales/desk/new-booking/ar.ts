import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'حجز جديد',
  service: 'الخدمة',
  day: 'اليوم',
  time: 'الوقت',
  name: 'الاسم',
  contact: 'البريد الإلكتروني أو رقم الهاتف',
  contact_note: 'يُرسَل التأكيد إليه إن ذُكر.',
  none_free: 'لا يوجد وقت متاح في هذا اليوم.',
  no_services: 'لا توجد بعد خدمة يمكن حجزها.',
  no_services_note: 'أضف ما يمكن حجزه تحت «الخدمات».',
  book: 'احجز',
  booked: 'تم الحجز لـ {name}: {when}.',
}

export default newBooking
