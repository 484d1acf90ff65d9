import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const hours: Translated<typeof english> = {
  closed: 'Fechado',
  opens: '{day}, abre',
  closes: '{day}, fecha',
  add_hours: 'Acrescentar horas',
  add_hours_on: 'Acrescentar horas: {day}',
  remove_hours: 'Remover estas horas: {day}',
  copy_down: 'Igual nos dias seguintes',
  wrong: 'As horas devem terminar depois de começarem, e não se sobrepor.',
}

export default hours
