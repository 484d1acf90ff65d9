import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'Nouveau rendez-vous',
  service: 'Prestation',
  day: 'Jour',
  time: 'Heure',
  name: 'Nom',
  contact: 'Adresse e-mail ou numéro de téléphone',
  contact_note: 'Une confirmation y est envoyée si vous en indiquez.',
  none_free: 'Rien n’est libre ce jour-là.',
  no_services: 'Aucune prestation ne peut encore être réservée.',
  no_services_note: 'Ajoutez sous « Prestations » ce qui peut être réservé.',
  book: 'Réserver',
  booked: '{name} a rendez-vous : {when}.',
}

export default newBooking
