import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const hours: Translated<typeof english> = {
  closed: 'Cerrado',
  opens: '{day}, abre',
  closes: '{day}, cierra',
  add_hours: 'Añadir horas',
  add_hours_on: 'Añadir horas: {day}',
  remove_hours: 'Quitar estas horas: {day}',
  copy_down: 'Igual en los días siguientes',
  wrong: 'Las horas deben terminar después de empezar, y no solaparse.',
}

export default hours
