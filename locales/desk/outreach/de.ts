import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const outreach: Translated<typeof english> = {
  title: 'Ansprache',
  tabs: {
    label: 'Teile der Ansprache',
    broadcasts: 'Rundsendungen',
    questionnaires: 'Fragebögen',
    links: 'Chat-Links',
    templates: 'Vorlagen',
    audiences: 'Empfängerlisten',
    sent: 'Gesendet',
    stops: 'Sperrliste',
  },
}

export default outreach
