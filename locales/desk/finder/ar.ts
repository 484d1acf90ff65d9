import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const finder: Translated<typeof english> = {
  title: 'بحث أو تنفيذ',
  placeholder: 'اسم أو رقم أو صفحة…',
  recent: 'فُتح مؤخرًا',
  pages: 'الصفحات',
  actions: 'إجراءات',
  kinds: {
    conversation: 'المحادثات',
    lead: 'الأشخاص',
    booking: 'الحجوزات',
    call: 'المكالمات',
    source: 'المعرفة',
    gap: 'أسئلة بلا جواب',
    chat_link: 'روابط المحادثة',
    template: 'القوالب',
    broadcast: 'الرسائل الجماعية',
    questionnaire: 'الاستبيانات',
    member: 'الفريق',
  },
  to: {
    needs: 'الوارد: ما ينتظرك',
    open: 'الوارد: المحادثات المفتوحة',
    all: 'الوارد: كل المحادثات',
    stages: 'الأشخاص حسب المرحلة',
    import_people: 'استيراد أشخاص',
    gaps: 'أسئلة بلا جواب',
    sources: 'مصادر المعرفة',
    websites: 'المواقع التي قُرئت',
    checks: 'اختبارات المساعد',
    photos: 'الصور',
    priority: 'أولوية المصادر',
    forgotten: 'المحذوفات',
    bookings_today: 'حجوزات اليوم',
  },
  do: {
    longest: 'الرد على الأطول انتظارًا',
    sign_out: 'تسجيل الخروج',
  },
  results: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  nothing: 'لم يُعثر على شيء عن «{q}».',
  searching: 'جارٍ البحث…',
  failed: 'يتعذّر البحث في السجلات الآن.',
  hint: '↑ ↓ للاختيار، وEnter للفتح، وEsc للإغلاق',
}

export default finder
