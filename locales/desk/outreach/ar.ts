import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const outreach: Translated<typeof english> = {
  title: 'الحملات',
  tabs: {
    label: 'أقسام الحملات',
    broadcasts: 'الرسائل الجماعية',
    questionnaires: 'الاستبيانات',
    links: 'روابط الدردشة',
    templates: 'القوالب',
    audiences: 'قوائم المستلمين',
    sent: 'المُرسَلة',
    stops: 'قائمة الإيقاف',
  },
}

export default outreach
