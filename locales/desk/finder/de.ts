import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const finder: Translated<typeof english> = {
  title: 'Suchen oder ausführen',
  placeholder: 'Ein Name, eine Nummer, eine Seite …',
  recent: 'Zuletzt geöffnet',
  pages: 'Seiten',
  actions: 'Ausführen',
  kinds: {
    conversation: 'Gespräche',
    lead: 'Kontakte',
    booking: 'Buchungen',
    call: 'Anrufe',
    source: 'Wissen',
    gap: 'Unbeantwortete Fragen',
    chat_link: 'Chat-Links',
    template: 'Vorlagen',
    broadcast: 'Rundnachrichten',
    questionnaire: 'Fragebögen',
    member: 'Team',
  },
  to: {
    needs: 'Posteingang: was Sie braucht',
    open: 'Posteingang: offene Gespräche',
    all: 'Posteingang: alle Gespräche',
    stages: 'Kontakte nach Stand',
    import_people: 'Kontakte importieren',
    gaps: 'Unbeantwortete Fragen',
    sources: 'Quellen des Wissens',
    websites: 'Gelesene Websites',
    checks: 'Prüffragen an den Assistenten',
    photos: 'Fotos',
    priority: 'Welche Quelle Vorrang hat',
    forgotten: 'Was vergessen wurde',
    bookings_today: 'Buchungen heute',
  },
  do: {
    longest: 'Dem antworten, der am längsten wartet',
    sign_out: 'Abmelden',
  },
  results: { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
  nothing: 'Nichts gefunden für „{q}“.',
  searching: 'Wird gesucht …',
  failed: 'Einträge lassen sich gerade nicht durchsuchen.',
  hint: '↑ ↓ zum Auswählen, Enter zum Öffnen, Esc zum Schließen',
}

export default finder
