import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const assistant: Translated<typeof english> = {
  speaks: 'Come parla',
  questions: 'Domande per iniziare',
  questions_note:
    'Una per riga, al massimo {count}. Vengono proposte ai visitatori. Vuoto: le domande insegnate da cui sono venute più risposte.',
  questions_many: 'Al massimo {count} domande.',
  questions_long: 'Una domanda ha al massimo {count} caratteri.',
  may: 'Che cosa può fare',
  may_note:
    'Ciò che è disattivato non viene offerto da nessuna parte: né nelle sue pagine né dall’assistente.',
  may_chat: 'Chattare con i visitatori',
  may_call: 'Parlare con loro a voce',
  may_book: 'Accettare prenotazioni',
  mails: 'E-mail in arrivo',
  mails_off: 'Lasciarle alle persone',
  mails_draft: 'Preparare bozze che una persona invia',
  mails_auto: 'Rispondere da solo a ciò di cui è sicuro',
  models: 'Quale modello risponde',
  models_note: 'Lo sceglie chi gestisce questa installazione. Le cifre sono di questo mese.',
  built_in:
    'Integrato: le risposte sono prese parola per parola da ciò che lei ha insegnato. Non costa nulla.',
  asked_first: 'interpellato per primo',
  asked_second: 'interpellato quando il primo non risponde',
  asked_never: 'non più in uso',
  answers: { one: '{count} risposta', other: '{count} risposte' },
  tokens: '{read} token letti, {written} scritti',
  estimated: 'in parte stimati',
  cost: '{month} questo mese, {each} a risposta',
  no_price: 'Nessun prezzo è indicato, quindi il costo non è noto.',
  price: '{read} per un milione di token letti, {written} per un milione scritti',
  steps_in: 'Dove nessun modello risponde, risponde l’assistente integrato.',
  try_title: 'Provare',
  try_note: 'Risponde con ciò che è salvato. Nulla di questo arriva ai visitatori o alle statistiche.',
  try_label: 'Una domanda, come la farebbe un visitatore',
  try_send: 'Chiedi',
  greets: 'Le sue prime parole ora',
}

export default assistant
