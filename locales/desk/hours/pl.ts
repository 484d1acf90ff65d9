import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const hours: Translated<typeof english> = {
  closed: 'Zamknięte',
  opens: '{day}, otwarcie',
  closes: '{day}, zamknięcie',
  add_hours: 'Dodaj godziny',
  add_hours_on: 'Dodaj godziny: {day}',
  remove_hours: 'Usuń te godziny: {day}',
  copy_down: 'Tak samo w dniach poniżej',
  wrong: 'Godziny muszą kończyć się po tym, jak się zaczną, i nie mogą na siebie zachodzić.',
}

export default hours
