import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const player: Translated<typeof english> = {
  recording: 'التسجيل',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  seek: 'الموضع في التسجيل',
  speed: 'السرعة',
  speed_value: '{factor}×',
  transcript_seek: 'التشغيل من هنا: {time}',
  cut_short: 'قوطع',
  recording_failed: 'يتعذّر جلب التسجيل الآن.',
  recording_loading: 'جارٍ جلب التسجيل…',
  recording_reading: 'جارٍ قراءة الصوت، {share}',
  recording_long: 'التسجيل طويل، لذلك لا يُرسم شكل الصوت.',
  retry: 'إعادة المحاولة',
}

export default player
