import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const assistant: Translated<typeof english> = {
  speaks: 'كيف يتحدث',
  questions: 'أسئلة للبداية',
  questions_note:
    'سؤال في كل سطر، {count} على الأكثر. تُعرض على الزوار. فارغ: الأسئلة المعلَّمة التي جاءت منها أكثر الأجوبة.',
  questions_many: '{count} أسئلة على الأكثر.',
  questions_long: 'في السؤال {count} حرفًا على الأكثر.',
  may: 'ما يُسمح له به',
  may_note: 'ما هو متوقف لا يُعرض في أي مكان: لا في صفحاتك ولا من المساعد.',
  may_chat: 'الدردشة مع الزوار',
  may_call: 'التحدث معهم صوتًا',
  may_book: 'استقبال الحجوزات',
  mails: 'الرسائل الواردة',
  mails_off: 'تركها للأشخاص',
  mails_draft: 'إعداد أجوبة يرسلها شخص',
  mails_auto: 'الإجابة بنفسه عما هو متأكد منه',
  models: 'أي نموذج يجيب',
  models_note: 'يختاره من يدير هذا النظام. الأرقام لهذا الشهر.',
  built_in: 'مدمج: تؤخذ الأجوبة حرفيًا مما علّمته. وهو لا يكلف شيئًا.',
  asked_first: 'يُسأل أولًا',
  asked_second: 'يُسأل حين يتعطل الأول',
  asked_never: 'لم يعد مستخدمًا',
  answers: {
    zero: 'لا أجوبة',
    one: 'جواب واحد',
    two: 'جوابان',
    few: '{count} أجوبة',
    many: '{count} جوابًا',
    other: '{count} جواب',
  },
  tokens: 'قُرئ {read} رمزًا وكُتب {written}',
  estimated: 'مقدَّر جزئيًا',
  cost: '{month} هذا الشهر، {each} للجواب',
  no_price: 'لم يُحدَّد سعر، لذا فالتكلفة غير معروفة.',
  price: '{read} لكل مليون رمز مقروء، {written} لكل مليون مكتوب',
  steps_in: 'حيث لا يجيب أي نموذج يجيب المساعد المدمج.',
  try_title: 'جرّبه',
  try_note: 'يجيب بما هو محفوظ. لا يصل شيء من هذا إلى الزوار أو الإحصاءات.',
  try_label: 'سؤال كما يطرحه زائر',
  try_send: 'اسأل',
  greets: 'كلماته الأولى الآن',
}

export default assistant
