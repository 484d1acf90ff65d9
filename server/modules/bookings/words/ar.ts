import type { Words } from './words.ts'

export const ar: Words = {
  mail: {
    subject_confirmation: 'تمّ الحجز: {service}، {when}',
    subject_change: 'موعد جديد: {service}، {when}',
    subject_cancellation: 'أُلغي: {service}، {when}',
    subject_reminder: 'تذكير: {service}، {when}',
    hello: 'مرحبًا {name}،',
    confirmation: 'تأكّد حجزك لدى {business}:',
    change: 'تغيّر حجزك لدى {business}، وهو الآن:',
    cancellation: 'أُلغي حجزك لدى {business}:',
    reminder: 'نذكّرك بحجزك لدى {business}:',
    reason: 'السبب: {reason}',
    manage: 'لتغييره أو إلغائه:',
    book_again: 'لحجز وقت آخر:',
  },
  talk: {
    which_service: 'ماذا تودّ أن تحجز؟ نقدّم: {services}.',
    offers: 'الأوقات المتاحة لـ{service}: {times}. أيّها يناسبك؟',
    not_free: '{when} غير متاح.',
    nothing_free: 'عذرًا، لا يوجد وقت متاح لـ{service} حاليًا. أبلغتُ الفريق.',
    ask_name: 'بكل سرور: {service}، {when}. باسم مَن أحجز؟',
    ask_contact: 'شكرًا {name}. أيّ بريد إلكتروني أو رقم هاتف أسجّل؟',
    confirm: 'هل أحجز {service} باسم {name}، {when}؟',
    confirm_move: 'هل أنقل {service} إلى {when}؟',
    confirm_cancel: 'هل ألغي {service}، {when}؟',
    booked: 'تمّ الحجز باسم {name}: {service}، {when}.',
    moved: 'تمّ النقل: {service} صار {when}.',
    cancelled: 'تمّ الإلغاء: {service}، {when}.',
    manage: 'للتغيير أو الإلغاء: {url}',
    none_of_yours:
      'يمكنني تغيير ما حُجز في هذه المحادثة فقط. استخدم الرابط في رسالة التأكيد، أو احجز هنا: {url}',
    dropped: 'حسنًا، تركتُ كل شيء كما هو.',
    paused: 'الحجز متوقّف في الوقت الحالي.',
    failed: 'عذرًا، لم أتمكّن من ذلك. أُبلغ فريق {business} وسيتولّى الأمر.',
    wants:
      'أريد حجز|أريد أن أحجز|أود حجز|أودّ حجز|احجز لي|حجز موعد|أحجز موعد|موعدا|أوقات متاحة|المواعيد المتاحة',
    nouns: 'حجز|موعد|أحجز',
    cancels: 'إلغاء|ألغي|ألغ|لن أستطيع الحضور|لا أستطيع الحضور',
    moves: 'تغيير الموعد|تأجيل|تغيير موعدي|وقت آخر|نقل الموعد',
    stops: 'لا يهم|انس الأمر|ليس الآن|لا تحجز',
  },
}
