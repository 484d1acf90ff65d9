import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const bookings: Translated<typeof english> = {
  title: 'الحجوزات',
  search: 'البحث عن حجز',
  status: 'الحالة',
  all: 'الكل',
  from: 'من',
  to: 'حتى',
  states: {
    confirmed: 'مؤكد',
    completed: 'حضر',
    cancelled: 'أُلغي',
    no_show: 'لم يحضر',
  },
  today: 'اليوم',
  tomorrow: 'غدًا',
  count: {
    zero: 'لا حجوزات',
    one: 'حجز واحد',
    two: 'حجزان',
    few: '{count} حجوزات',
    many: '{count} حجزًا',
    other: '{count} حجز',
  },
  more_than: 'أكثر من {count} حجز',
  came: 'حضر',
  no_show: 'لم يحضر',
  cancel: 'إلغاء الحجز',
  cancelled: 'يجري إلغاء حجز {name}، وستصل رسالة بذلك.',
  noted: 'سُجّل ذلك.',
  none: 'لا حجوزات من الآن فصاعدًا.',
  none_note: 'ما يحجزه الزوار في المحادثة أو بالهاتف أو في صفحة الحجز يظهر هنا.',
  none_found: 'لا حجز يطابق ذلك.',
  clear_filter: 'عرض الكل من اليوم',
  earlier: 'عرض آخر 30 يومًا',
  conversation: 'المحادثة',
}

export default bookings
