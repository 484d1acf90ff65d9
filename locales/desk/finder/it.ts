import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const finder: Translated<typeof english> = {
  title: 'Trova o esegui',
  placeholder: 'Un nome, un numero, una pagina…',
  recent: 'Aperti di recente',
  pages: 'Pagine',
  actions: 'Esegui',
  kinds: {
    conversation: 'Conversazioni',
    lead: 'Persone',
    booking: 'Prenotazioni',
    call: 'Chiamate',
    source: 'Conoscenze',
    gap: 'Domande senza risposta',
    chat_link: 'Link alla chat',
    template: 'Modelli',
    broadcast: 'Invii a più persone',
    questionnaire: 'Questionari',
    member: 'Team',
  },
  to: {
    needs: 'Posta in arrivo: attendono lei',
    open: 'Posta in arrivo: conversazioni aperte',
    all: 'Posta in arrivo: tutte le conversazioni',
    stages: 'Persone per fase',
    import_people: 'Importare persone',
    gaps: 'Domande senza risposta',
    sources: 'Fonti delle conoscenze',
    websites: 'Siti web letti',
    checks: 'Verifiche dell’assistente',
    photos: 'Foto',
    priority: 'Quale fonte conta di più',
    forgotten: 'Che cosa è stato dimenticato',
    bookings_today: 'Prenotazioni di oggi',
  },
  do: {
    longest: 'Rispondi a chi attende da più tempo',
    sign_out: 'Esci',
  },
  results: { one: '{count} risultato', other: '{count} risultati' },
  nothing: 'Nessun risultato per «{q}».',
  searching: 'Ricerca…',
  failed: 'Al momento la ricerca tra i dati non è possibile.',
  hint: '↑ ↓ per scegliere, Enter per aprire, Esc per chiudere',
}

export default finder
