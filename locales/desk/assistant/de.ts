import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const assistant: Translated<typeof english> = {
  speaks: 'Wie er spricht',
  questions: 'Fragen zum Anfang',
  questions_note:
    'Eine je Zeile, höchstens {count}. Sie werden Besuchern angeboten. Leer: die beigebrachten Fragen, aus denen die meisten Antworten kamen.',
  questions_many: 'Höchstens {count} Fragen.',
  questions_long: 'Eine Frage hat höchstens {count} Zeichen.',
  may: 'Was er darf',
  may_note: 'Was aus ist, wird nirgends angeboten: weder auf Ihren Seiten noch vom Assistenten.',
  may_chat: 'Mit Besuchern chatten',
  may_call: 'Mit ihnen sprechen',
  may_book: 'Buchungen annehmen',
  mails: 'E-Mails, die eingehen',
  mails_off: 'Menschen überlassen',
  mails_draft: 'Antworten entwerfen, die ein Mensch sendet',
  mails_auto: 'Selbst beantworten, was er sicher weiß',
  models: 'Welches Modell antwortet',
  models_note: 'Das bestimmt, wer diese Installation betreibt. Die Zahlen sind die dieses Monats.',
  built_in:
    'Eingebaut: Antworten werden wörtlich dem entnommen, was Sie beigebracht haben. Das kostet nichts.',
  asked_first: 'wird zuerst gefragt',
  asked_second: 'wird gefragt, wenn das erste ausfällt',
  asked_never: 'nicht mehr in Gebrauch',
  answers: { one: '{count} Antwort', other: '{count} Antworten' },
  tokens: '{read} Token gelesen, {written} geschrieben',
  estimated: 'teils geschätzt',
  cost: '{month} in diesem Monat, {each} je Antwort',
  no_price: 'Es ist kein Preis hinterlegt, deshalb sind die Kosten nicht bekannt.',
  price: '{read} für eine Million gelesene Token, {written} für eine Million geschriebene',
  steps_in: 'Wo kein Modell antwortet, tut es der eingebaute Assistent.',
  try_title: 'Probieren',
  try_note: 'Er antwortet mit dem, was gespeichert ist. Nichts davon erreicht Besucher oder die Statistik.',
  try_label: 'Eine Frage, wie ein Besucher sie stellt',
  try_send: 'Fragen',
  greets: 'Seine ersten Worte jetzt',
}

export default assistant
