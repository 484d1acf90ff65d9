import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const outreach: Translated<typeof english> = {
  title: 'Kampanie',
  tabs: {
    label: 'Części kampanii',
    broadcasts: 'Wysyłki',
    questionnaires: 'Ankiety',
    links: 'Linki do czatu',
    templates: 'Szablony',
    audiences: 'Odbiorcy',
    sent: 'Wysłane',
    stops: 'Lista blokad',
  },
}

export default outreach
