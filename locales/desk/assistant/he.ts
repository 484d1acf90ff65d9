import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const assistant: Translated<typeof english> = {
  speaks: 'איך הוא מדבר',
  questions: 'שאלות לפתיחה',
  questions_note: 'אחת בכל שורה, עד {count}. הן מוצעות למבקרים. ריק: השאלות שלימדתם שמהן באו רוב התשובות.',
  questions_many: 'עד {count} שאלות.',
  questions_long: 'בשאלה יש עד {count} תווים.',
  may: 'מה מותר לו',
  may_note: 'מה שכבוי אינו מוצע בשום מקום: לא בדפים שלכם ולא על ידי העוזר.',
  may_chat: 'להתכתב עם מבקרים בצ׳אט',
  may_call: 'לדבר איתם בקול',
  may_book: 'לקבל הזמנות',
  mails: 'מיילים שמגיעים',
  mails_off: 'להשאיר אותם לאנשים',
  mails_draft: 'להכין טיוטות שאדם ישלח',
  mails_auto: 'לענות לבד על מה שהוא בטוח בו',
  models: 'איזה מודל עונה',
  models_note: 'נבחר על ידי מי שמפעיל את ההתקנה הזאת. המספרים הם של החודש הזה.',
  built_in: 'מובנה: התשובות נלקחות מילה במילה ממה שלימדתם. זה לא עולה דבר.',
  asked_first: 'נשאל ראשון',
  asked_second: 'נשאל כשהראשון נכשל',
  asked_never: 'כבר לא בשימוש',
  answers: { one: 'תשובה אחת', two: 'שתי תשובות', other: '{count} תשובות' },
  tokens: '{read} אסימונים נקראו, {written} נכתבו',
  estimated: 'חלקם באומדן',
  cost: '{month} החודש, {each} לתשובה',
  no_price: 'לא נקבע מחיר, ולכן העלות אינה ידועה.',
  price: '{read} למיליון אסימונים שנקראו, {written} למיליון שנכתבו',
  steps_in: 'כשאף מודל לא עונה, העוזר המובנה עונה.',
  try_title: 'לנסות',
  try_note: 'הוא עונה לפי מה שנשמר. שום דבר מזה לא מגיע למבקרים או לסטטיסטיקה.',
  try_label: 'שאלה, כפי שמבקר היה שואל',
  try_send: 'לשאול',
  greets: 'המילים הראשונות שלו עכשיו',
}

export default assistant
