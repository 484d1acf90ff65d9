import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const keys: Translated<typeof english> = {
  title: 'Tasti',
  note: 'Le lettere non fanno nulla mentre scrive.',
  everywhere: 'Ovunque',
  inbox: 'Nella posta in arrivo',
  knowledge: 'Nelle conoscenze',
  find: 'Trova o esegui',
  go_to: 'Vai a {area}',
  undo: 'Annulla l’ultima azione',
  list: 'Questo elenco',
  move: 'Successiva e precedente',
  open: 'Apri',
  select: 'Seleziona',
  search: 'Cerca',
  reply: 'Rispondi',
  send: 'Invia',
  done: 'Fatto, e avanti con la prossima',
  take_over: 'Prendi in carico',
  hand_back: 'Restituisci all’assistente',
  snooze: 'Rimanda',
  back: 'Torna all’elenco',
  ask: 'Chiedi alla reception',
  teach: 'Insegna',
  new_booking: 'Nuova prenotazione',
}

export default keys
