import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const bookings: Translated<typeof english> = {
  title: 'Prenotazioni',
  search: 'Cerca una prenotazione',
  status: 'Stato',
  all: 'Tutte',
  from: 'Dal',
  to: 'Al',
  states: {
    confirmed: 'Confermata',
    completed: 'Presente',
    cancelled: 'Annullata',
    no_show: 'Assente',
  },
  today: 'Oggi',
  tomorrow: 'Domani',
  count: { one: '{count} prenotazione', other: '{count} prenotazioni' },
  more_than: 'Più di {count} prenotazioni',
  came: 'Presente',
  no_show: 'Assente',
  cancel: 'Annulla',
  cancelled: 'Annullamento della prenotazione di {name} in corso; riceverà un messaggio.',
  noted: 'Annotato.',
  none: 'Nessuna prenotazione da qui in avanti.',
  none_note:
    'Qui compare ciò che i visitatori prenotano in chat, al telefono o sulla sua pagina di prenotazione.',
  none_found: 'Nessuna prenotazione corrisponde.',
  clear_filter: 'Mostra tutte da oggi',
  earlier: 'Mostra gli ultimi 30 giorni',
  conversation: 'Conversazione',
}

export default bookings
