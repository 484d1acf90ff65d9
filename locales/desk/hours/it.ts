import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const hours: Translated<typeof english> = {
  closed: 'Chiuso',
  opens: '{day}, apre',
  closes: '{day}, chiude',
  add_hours: 'Aggiungi orario',
  add_hours_on: 'Aggiungi orario: {day}',
  remove_hours: 'Rimuovi questo orario: {day}',
  copy_down: 'Uguale nei giorni seguenti',
  wrong: 'Gli orari devono finire dopo l’inizio e non sovrapporsi.',
}

export default hours
