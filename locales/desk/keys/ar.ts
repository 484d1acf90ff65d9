import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const keys: Translated<typeof english> = {
  title: 'المفاتيح',
  note: 'لا تعمل اختصارات الحروف أثناء الكتابة.',
  everywhere: 'في كل مكان',
  inbox: 'في الوارد',
  knowledge: 'في المعرفة',
  find: 'بحث أو تنفيذ',
  go_to: 'الانتقال إلى {area}',
  undo: 'التراجع عن آخر إجراء',
  list: 'هذه القائمة',
  move: 'التالي والسابق',
  open: 'فتح',
  select: 'تحديد',
  search: 'بحث',
  reply: 'رد',
  send: 'إرسال',
  done: 'تم، ثم الانتقال إلى التالي',
  take_over: 'تولّي المحادثة',
  hand_back: 'إعادة إلى المساعد',
  snooze: 'تأجيل',
  back: 'الرجوع إلى القائمة',
  ask: 'اسأل مكتب استقبالك',
  teach: 'علّمه',
  new_booking: 'حجز جديد',
}

export default keys
