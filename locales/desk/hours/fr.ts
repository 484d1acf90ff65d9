import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const hours: Translated<typeof english> = {
  closed: 'Fermé',
  opens: '{day}, ouvre à',
  closes: '{day}, ferme à',
  add_hours: 'Ajouter des horaires',
  add_hours_on: 'Ajouter des horaires le {day}',
  remove_hours: 'Supprimer ces horaires du {day}',
  copy_down: 'Pareil les jours suivants',
  wrong: 'Une plage doit finir après son début, et ne pas en chevaucher une autre.',
}

export default hours
