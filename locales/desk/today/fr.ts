import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const today: Translated<typeof english> = {
  morning: 'Bonjour {name}',
  afternoon: 'Bon après-midi, {name}',
  evening: 'Bonsoir {name}',
  morning_nobody: 'Bonjour',
  afternoon_nobody: 'Bon après-midi',
  evening_nobody: 'Bonsoir',
  new_booking: 'Nouvelle réservation',

  needs: 'À traiter maintenant',
  needs_all: { one: 'Tout voir ({count})', other: 'Tout voir ({count})' },
  needs_none: 'Personne ne vous attend.',
  needs_none_note:
    'Quand l’assistant ne sait pas répondre ou que quelqu’un veut parler à une personne, vous le lisez d’abord ici.',
  unknown: 'Quelqu’un',
  need: {
    unanswered: '{title}',
    handover: 'Souhaite parler à une personne : « {title} »',
    callback: 'Demande un rappel : « {title} »',
    email_draft: 'Un brouillon est prêt : « {title} »',
    failed_booking: 'Une réservation a échoué : {title}',
    failed_check: 'Une question de contrôle échoue : « {title} »',
    failed_webhook: '{title}',
    failed_mail: '{title}',
  },
  waits: 'Attend depuis {time}',

  bookings: 'Réservations du jour',
  bookings_all: 'Toutes les réservations',
  bookings_none: 'Aucune réservation aujourd’hui.',
  bookings_none_note: 'Les visiteurs réservent par chat, par téléphone ou sur votre page de réservation.',
  bookings_more: { one: 'et {count} autre', other: 'et {count} autres' },
  no_name: 'Sans nom',

  answered: 'Réponses de l’assistant',
  answered_days: '28 jours',
  answered_none: 'Aucune question pour l’instant.',
  answered_none_note:
    'Partagez votre page de discussion ou placez le widget sur votre site, et posez vous-même une question.',
  answered_open: 'L’assistant a répondu à {share} des questions de ces 28 jours. Afficher les conversations',
  up: '{count} de plus',
  down: '{count} de moins',
  same: 'comme avant',
  trend: 'Part de questions répondues, jour par jour : {first} le {from}, {last} le {to}',
  day: '{date} : {share}',

  once: 'Répondre une fois pour toutes',
  once_all: 'Toutes les lacunes',
  once_answers: { one: 'Il manque une réponse.', other: 'Il manque {count} réponses.' },
  once_asked: {
    one: 'Une question est restée ouverte ce mois-ci.',
    other: '{count} questions sont restées ouvertes ce mois-ci.',
  },
  once_none: 'Aucune lacune.',
  once_none_note:
    'Ce que l’assistant n’a pas su répondre apparaît ici. Vous répondez une fois, il répond ensuite.',
  asked: { one: 'Demandé une fois', other: 'Demandé {count} fois' },
  times: '{count}×',
  your_answer: 'Votre réponse',
  your_answer_hint: 'Comme vous le diriez à un visiteur',
  teach: 'Enseigner',
  teach_and_tell: {
    one: 'Enseigner et répondre à {count} personne qui attend',
    other: 'Enseigner et répondre aux {count} personnes qui attendent',
  },
  taught: 'C’est appris. L’assistant y répond désormais.',
  taught_told: {
    one: 'C’est appris, et {count} visiteur reçoit la réponse.',
    other: 'C’est appris, et {count} visiteurs reçoivent la réponse.',
  },

  week: 'Les 7 derniers jours',
  conversations: 'Conversations',
  bookings_made: 'Réservations',
  leads: 'Nouveaux contacts',
  first_answer: 'Première réponse',
  median: 'en médiane',
  than_before: '{change} par rapport aux 7 jours précédents',
  none_before: 'comme les 7 jours précédents',
  reports: 'Rapports',

  steps: 'Premiers pas',
  steps_done: '{done} sur {all}',
  step: {
    knowledge: 'Faire lire votre site ou un document à l’assistant',
    answer: 'Le voir répondre à une question',
    hours: 'Indiquer vos horaires d’ouverture',
    link: 'Partager un lien de chat',
    colleague: 'Inviter un collègue',
    channel: 'Connecter un téléphone ou une boîte mail',
  },
  step_go: 'Commencer',
  step_done: 'Fait : {step}',
}

export default today
