import type { Words } from './words.ts'

export const fr: Words = {
  mail: {
    subject_confirmation: 'Réservé : {service}, {when}',
    subject_change: 'Nouvel horaire : {service}, {when}',
    subject_cancellation: 'Annulé : {service}, {when}',
    subject_reminder: 'Rappel : {service}, {when}',
    hello: 'Bonjour {name},',
    confirmation: 'votre réservation chez {business} est confirmée :',
    change: 'votre réservation chez {business} a changé. Elle est désormais :',
    cancellation: 'votre réservation chez {business} est annulée :',
    reminder: 'nous vous rappelons votre réservation chez {business} :',
    reason: 'Motif : {reason}',
    manage: 'Pour la déplacer ou l’annuler :',
    book_again: 'Pour réserver un autre horaire :',
  },
  talk: {
    which_service: 'Que souhaitez-vous réserver ? Nous proposons : {services}.',
    offers: 'Ces horaires sont libres pour {service} : {times}. Lequel vous convient ?',
    not_free: '{when} n’est pas libre.',
    nothing_free: 'Désolé, aucun horaire n’est libre pour {service} en ce moment. J’ai prévenu l’équipe.',
    ask_name: 'Volontiers : {service}, {when}. À quel nom dois-je réserver ?',
    ask_contact: 'Merci, {name}. Quelle adresse e-mail ou quel numéro de téléphone dois-je noter ?',
    confirm: 'Dois-je réserver {service} pour {name}, {when} ?',
    confirm_move: 'Dois-je déplacer {service} : {when} ?',
    confirm_cancel: 'Dois-je annuler {service}, {when} ?',
    booked: 'Réservé pour {name} : {service}, {when}.',
    moved: 'Déplacé : {service}, désormais {when}.',
    cancelled: 'Annulé : {service}, {when}.',
    manage: 'Pour déplacer ou annuler : {url}',
    none_of_yours:
      'Je ne peux modifier que ce qui a été réservé dans cette conversation. Utilisez le lien de votre confirmation, ou réservez ici : {url}',
    dropped: 'Très bien, je n’ai rien changé.',
    paused: 'Les réservations sont suspendues pour le moment.',
    failed: 'Désolé, cela n’a pas fonctionné. L’équipe de {business} est prévenue et s’en occupe.',
    wants:
      'prendre rendez vous|prendre un rendez vous|un rendez vous|fixer un rendez vous|je voudrais réserver|je veux réserver|puis je réserver|réserver un|réserver une|faire une réservation|créneaux libres|créneau libre|disponibilités|horaires libres',
    nouns: 'rendez vous|rdv|réserver|réservation|créneau',
    cancels: 'annuler|annule|annulez|je ne peux pas venir',
    moves: 'déplacer|reporter|décaler|changer l’heure|changer mon rendez vous|un autre horaire',
    stops: 'laissez tomber|laisse tomber|oubliez|peu importe|pas maintenant|ne réservez pas',
  },
}
