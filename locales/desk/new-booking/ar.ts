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
  other_time: 'وقت آخر…',
  own_time: 'عند',
  in_the_way: 'ما يعترض ذلك',
  book_anyway: 'احجز على أي حال',
  obstacles: {
    past: 'انقضى هذا الوقت.',
    paused: 'لا تُقبل الحجوزات في الوقت الحالي.',
    closed: 'أنتم مغلقون في ذلك الوقت.',
    closure: 'أنتم مغلقون في ذلك اليوم.',
    closure_named: 'أنتم مغلقون في ذلك اليوم: {name}.',
    short_notice: 'هذا أقرب مما يُسمح به للزوار.',
    beyond: 'هذا أبعد مما يمكن للزوار حجزه.',
    too_long: 'سيستمر إلى ما بعد الإغلاق.',
    no_start: 'يبدأ الزوار في أوقات أخرى.',
    taken: 'هذا الوقت محجوز بالكامل.',
    taken_by: 'هذا الوقت محجوز لـ {name}.',
    resource: '{name} غير متاح حينها.',
    calendar: 'تقويمكم مشغول حينها: {name}.',
  },
  no_services: 'لا توجد بعد خدمة يمكن حجزها.',
  no_services_note: 'أضف ما يمكن حجزه تحت «الخدمات».',
  book: 'احجز',
  booked: 'تم الحجز لـ {name}: {when}.',
}

export default newBooking
