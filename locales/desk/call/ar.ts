import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const call: Translated<typeof english> = {
  title: 'كيف سارت المكالمة',
  first_words: 'الكلمات الأولى بعد {time}',
  slowest: 'الأبطأ {time}',
  hears: 'استمع {name}',
  thinks: 'أجاب {name}',
  speaks: 'تكلّم {name}',
  stage_endpoint: 'التأكد من انتهاء الكلام',
  stage_recognition: 'التعرّف على الكلمات',
  stage_model: 'إيجاد الجواب',
  stage_voice: 'تجهيز الصوت',
  answers: 'كم استغرق كل جواب',
  not_heard: 'لم يُسمع بعدها: {text}',
  used: 'كلام مُتعرَّف عليه {heard}، أحرف منطوقة {spoken}، رموز نموذج لغوي {tokens}',
  used_plain: 'كلام مُتعرَّف عليه {heard}، أحرف منطوقة {spoken}',
  cost: 'حوالي {price}',
  cost_least: 'على الأقل {price}',
  happened: 'ما الذي حدث',
  event: {
    line_lost: 'انقطع الخط',
    line_back: 'عاد الخط',
    hung_up_caller: 'أغلق المتصل الخط',
    hung_up_us: 'أغلق المساعد الخط',
    transfer_begun: 'جارٍ التحويل إلى {detail}',
    transfer_accepted: 'ردّ شخص على المكالمة',
    transfer_missed: 'لم يردّ أحد على المكالمة',
    outage: 'لم يستطع المساعد السماع أو الكلام فتولّى صوت شركة الاتصالات',
    message_left: 'ترك المتصل رسالة',
    recording_begun: 'بدأ التسجيل',
    recording_paused: 'توقّف التسجيل مؤقتًا',
    recording_resumed: 'استؤنف التسجيل',
    lines_busy: 'كانت جميع الخطوط مشغولة',
  },
}

export default call
