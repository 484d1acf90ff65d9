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
  other_time: 'Une autre heure…',
  own_time: 'À',
  in_the_way: 'Ce qui s’y oppose',
  book_anyway: 'Réserver quand même',
  obstacles: {
    past: 'Cette heure est passée.',
    paused: 'Aucune réservation n’est prise en ce moment.',
    closed: 'Vous êtes fermé à ce moment-là.',
    closure: 'Vous êtes fermé ce jour-là.',
    closure_named: 'Vous êtes fermé ce jour-là : {name}.',
    short_notice: 'Le délai est plus court que celui laissé aux visiteurs.',
    beyond: 'C’est plus loin que ce que les visiteurs peuvent réserver.',
    too_long: 'La réservation durerait après la fermeture.',
    no_start: 'Les visiteurs commencent à d’autres heures.',
    taken: 'Cette heure est complète.',
    taken_by: '{name} a déjà cette heure.',
    resource: '{name} n’est pas libre à ce moment-là.',
    calendar: 'Votre agenda est occupé à ce moment-là : {name}.',
  },
  no_services: 'Aucune prestation ne peut encore être réservée.',
  no_services_note: 'Ajoutez sous « Prestations » ce qui peut être réservé.',
  book: 'Réserver',
  booked: '{name} a rendez-vous : {when}.',
}

export default newBooking
