import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const outreach: Translated<typeof english> = {
  title: 'Campagnes',
  tabs: {
    label: 'Onderdelen van campagnes',
    broadcasts: 'Verzendingen',
    questionnaires: 'Vragenlijsten',
    links: 'Chatlinks',
    templates: 'Sjablonen',
    audiences: 'Doelgroepen',
    sent: 'Verzonden',
    stops: 'Stoplijst',
  },
}

export default outreach
