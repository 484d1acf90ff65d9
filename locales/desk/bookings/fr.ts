import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const bookings: Translated<typeof english> = {
  title: 'Réservations',
  search: 'Chercher une réservation',
  status: 'État',
  all: 'Toutes',
  from: 'Du',
  to: 'Jusqu’au',
  states: {
    confirmed: 'Confirmée',
    completed: 'Honorée',
    cancelled: 'Annulée',
    no_show: 'Absence',
  },
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  count: { one: '{count} réservation', other: '{count} réservations' },
  more_than: 'Plus de {count} réservations',
  came: 'Est venu',
  no_show: 'N’est pas venu',
  cancel: 'Annuler',
  cancelled: 'La réservation de {name} est en cours d’annulation ; un message l’annonce.',
  noted: 'Noté.',
  none: 'Aucune réservation à partir d’ici.',
  none_note:
    'Ce que les visiteurs réservent par chat, par téléphone ou sur votre page de réservation apparaît ici.',
  none_found: 'Aucune réservation ne correspond.',
  clear_filter: 'Tout afficher à partir d’aujourd’hui',
  earlier: 'Afficher les 30 derniers jours',
  conversation: 'Conversation',
}

export default bookings
