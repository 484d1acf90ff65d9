import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const finder: Translated<typeof english> = {
  title: 'Chercher ou agir',
  placeholder: 'Un nom, un numéro, une page…',
  recent: 'Ouverts récemment',
  pages: 'Pages',
  actions: 'Agir',
  kinds: {
    conversation: 'Conversations',
    lead: 'Contacts',
    booking: 'Réservations',
    call: 'Appels',
    source: 'Connaissances',
    gap: 'Questions sans réponse',
    chat_link: 'Liens de chat',
    template: 'Modèles',
    broadcast: 'Envois groupés',
    questionnaire: 'Questionnaires',
    member: 'Équipe',
  },
  to: {
    needs: 'Boîte de réception : à traiter',
    open: 'Boîte de réception : conversations ouvertes',
    all: 'Boîte de réception : toutes les conversations',
    stages: 'Contacts par étape',
    import_people: 'Importer des contacts',
    gaps: 'Questions sans réponse',
    sources: 'Sources des connaissances',
    websites: 'Sites web lus',
    checks: 'Contrôles de l’assistant',
    photos: 'Photos',
    priority: 'Quelle source compte d’abord',
    forgotten: 'Ce qui a été oublié',
    bookings_today: 'Réservations du jour',
  },
  do: {
    longest: 'Répondre à qui attend le plus longtemps',
    sign_out: 'Se déconnecter',
  },
  results: { one: '{count} résultat', other: '{count} résultats' },
  nothing: 'Rien trouvé pour « {q} ».',
  searching: 'Recherche…',
  failed: 'La recherche est impossible pour le moment.',
  hint: '↑ ↓ pour choisir, Entrée pour ouvrir, Échap pour fermer',
}

export default finder
