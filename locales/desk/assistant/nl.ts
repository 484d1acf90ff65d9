import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const assistant: Translated<typeof english> = {
  speaks: 'Hoe hij spreekt',
  questions: 'Vragen om mee te beginnen',
  questions_note:
    'Eén per regel, hoogstens {count}. Ze worden bezoekers aangeboden. Leeg: de aangeleerde vragen waar de meeste antwoorden uit kwamen.',
  questions_many: 'Hoogstens {count} vragen.',
  questions_long: 'Een vraag heeft hoogstens {count} tekens.',
  may: 'Wat hij mag',
  may_note: 'Wat uit staat, wordt nergens aangeboden: niet op uw pagina’s en niet door de assistent.',
  may_chat: 'Met bezoekers chatten',
  may_call: 'Met hen praten',
  may_book: 'Boekingen aannemen',
  mails: 'Mails die binnenkomen',
  mails_off: 'Aan mensen overlaten',
  mails_draft: 'Antwoorden opstellen die een mens verstuurt',
  mails_auto: 'Zelf beantwoorden wat hij zeker weet',
  models: 'Welk model antwoordt',
  models_note: 'Dat kiest wie deze installatie beheert. De cijfers zijn die van deze maand.',
  built_in: 'Ingebouwd: antwoorden worden woordelijk gehaald uit wat u hebt aangeleerd. Dat kost niets.',
  asked_first: 'wordt eerst gevraagd',
  asked_second: 'wordt gevraagd als het eerste uitvalt',
  asked_never: 'niet meer in gebruik',
  answers: { one: '{count} antwoord', other: '{count} antwoorden' },
  tokens: '{read} tokens gelezen, {written} geschreven',
  estimated: 'deels geschat',
  cost: '{month} deze maand, {each} per antwoord',
  no_price: 'Er is geen prijs ingesteld, dus de kosten zijn niet bekend.',
  price: '{read} voor een miljoen gelezen tokens, {written} voor een miljoen geschreven tokens',
  steps_in: 'Waar geen model antwoordt, doet de ingebouwde assistent het.',
  try_title: 'Proberen',
  try_note: 'Hij antwoordt met wat is opgeslagen. Niets hiervan bereikt bezoekers of de statistieken.',
  try_label: 'Een vraag, zoals een bezoeker die zou stellen',
  try_send: 'Vragen',
  greets: 'Zijn eerste woorden nu',
}

export default assistant
