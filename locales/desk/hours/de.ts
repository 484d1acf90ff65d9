import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const hours: Translated<typeof english> = {
  closed: 'Geschlossen',
  opens: '{day}, öffnet',
  closes: '{day}, schließt',
  add_hours: 'Zeiten hinzufügen',
  add_hours_on: 'Zeiten am {day} hinzufügen',
  remove_hours: 'Diese Zeiten am {day} entfernen',
  copy_down: 'Ebenso an den Tagen darunter',
  wrong: 'Zeiten sollten enden, nachdem sie begonnen haben, und sich nicht überschneiden.',
}

export default hours
