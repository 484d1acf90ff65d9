import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const finder: Translated<typeof english> = {
  title: 'Zoeken of uitvoeren',
  placeholder: 'Een naam, een nummer, een pagina…',
  recent: 'Onlangs geopend',
  pages: 'Pagina’s',
  actions: 'Uitvoeren',
  kinds: {
    conversation: 'Gesprekken',
    lead: 'Contacten',
    booking: 'Boekingen',
    call: 'Telefoongesprekken',
    source: 'Kennis',
    gap: 'Onbeantwoorde vragen',
    chat_link: 'Chatlinks',
    template: 'Sjablonen',
    broadcast: 'Rondzendberichten',
    questionnaire: 'Vragenlijsten',
    member: 'Team',
  },
  to: {
    needs: 'Inbox: wat u nodig heeft',
    open: 'Inbox: openstaande gesprekken',
    all: 'Inbox: alle gesprekken',
    stages: 'Contacten per fase',
    import_people: 'Contacten importeren',
    gaps: 'Onbeantwoorde vragen',
    sources: 'Bronnen van de kennis',
    websites: 'Gelezen websites',
    checks: 'Controlevragen aan de assistent',
    photos: 'Foto’s',
    priority: 'Welke bron voorgaat',
    forgotten: 'Wat vergeten is',
    bookings_today: 'Boekingen van vandaag',
  },
  do: {
    longest: 'Antwoorden wie het langst wacht',
    sign_out: 'Uitloggen',
  },
  results: { one: '{count} resultaat', other: '{count} resultaten' },
  nothing: 'Niets gevonden voor “{q}”.',
  searching: 'Zoeken…',
  failed: 'Gegevens kunnen nu niet worden doorzocht.',
  hint: '↑ ↓ om te kiezen, Enter om te openen, Esc om te sluiten',
}

export default finder
