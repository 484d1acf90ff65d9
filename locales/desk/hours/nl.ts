import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const hours: Translated<typeof english> = {
  closed: 'Gesloten',
  opens: '{day}, open vanaf',
  closes: '{day}, open tot',
  add_hours: 'Tijden toevoegen',
  add_hours_on: 'Tijden op {day} toevoegen',
  remove_hours: 'Deze tijden op {day} verwijderen',
  copy_down: 'Hetzelfde op de dagen eronder',
  wrong: 'Tijden moeten eindigen nadat ze beginnen, en mogen elkaar niet overlappen.',
}

export default hours
