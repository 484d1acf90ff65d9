import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const finder: Translated<typeof english> = {
  title: 'חיפוש או פעולה',
  placeholder: 'שם, מספר, עמוד…',
  recent: 'נפתחו לאחרונה',
  pages: 'עמודים',
  actions: 'פעולות',
  kinds: {
    conversation: 'שיחות',
    lead: 'אנשים',
    booking: 'הזמנות',
    call: 'שיחות טלפון',
    source: 'ידע',
    gap: 'שאלות ללא מענה',
    chat_link: 'קישורים לצ׳אט',
    template: 'תבניות',
    broadcast: 'דיוור',
    questionnaire: 'שאלונים',
    member: 'צוות',
  },
  to: {
    needs: 'דואר נכנס: ממתינות לכם',
    open: 'דואר נכנס: שיחות פתוחות',
    all: 'דואר נכנס: כל השיחות',
    stages: 'אנשים לפי שלב',
    import_people: 'ייבוא אנשים',
    gaps: 'שאלות ללא מענה',
    sources: 'מקורות הידע',
    websites: 'אתרים שנקראו',
    checks: 'בדיקות של העוזר',
    photos: 'תמונות',
    priority: 'איזה מקור קודם',
    forgotten: 'מה נשכח',
    bookings_today: 'ההזמנות להיום',
  },
  do: {
    longest: 'מענה למי שממתין הכי הרבה זמן',
    sign_out: 'התנתקות',
  },
  results: { one: 'תוצאה אחת', two: 'שתי תוצאות', other: '{count} תוצאות' },
  nothing: 'לא נמצא דבר עבור ״{q}״.',
  searching: 'מחפש…',
  failed: 'אי אפשר לחפש ברשומות כרגע.',
  hint: '↑ ↓ לבחירה, Enter לפתיחה, Esc לסגירה',
}

export default finder
