import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const keys: Translated<typeof english> = {
  title: 'Toetsen',
  note: 'Letters doen niets zolang u typt.',
  everywhere: 'Overal',
  inbox: 'In de inbox',
  knowledge: 'Bij de kennis',
  find: 'Zoeken of uitvoeren',
  go_to: 'Naar {area}',
  undo: 'Laatste handeling ongedaan maken',
  list: 'Deze lijst',
  move: 'Volgende en vorige',
  open: 'Openen',
  select: 'Selecteren',
  search: 'Zoeken',
  reply: 'Antwoorden',
  send: 'Versturen',
  done: 'Afhandelen, en door naar het volgende',
  take_over: 'Overnemen',
  hand_back: 'Teruggeven aan de assistent',
  snooze: 'Uitstellen',
  back: 'Terug naar de lijst',
  ask: 'Vraag het uw receptie',
  teach: 'Aanleren',
  new_booking: 'Nieuwe afspraak',
}

export default keys
