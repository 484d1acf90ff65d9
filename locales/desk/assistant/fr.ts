import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const assistant: Translated<typeof english> = {
  speaks: 'Comment il parle',
  questions: 'Questions pour commencer',
  questions_note:
    'Une par ligne, {count} au plus. Elles sont proposées aux visiteurs. Vide : les questions enseignées dont viennent le plus de réponses.',
  questions_many: '{count} questions au plus.',
  questions_long: 'Une question compte {count} caractères au plus.',
  may: 'Ce qu’il peut faire',
  may_note: 'Ce qui est désactivé n’est proposé nulle part : ni sur vos pages, ni par l’assistant.',
  may_chat: 'Discuter par chat avec les visiteurs',
  may_call: 'Leur parler de vive voix',
  may_book: 'Prendre des réservations',
  mails: 'E-mails qui arrivent',
  mails_off: 'Les laisser aux personnes',
  mails_draft: 'Préparer des réponses qu’une personne envoie',
  mails_auto: 'Répondre seul à ce dont il est sûr',
  models: 'Quel modèle répond',
  models_note: 'Choisi par qui gère cette installation. Les chiffres sont ceux de ce mois.',
  built_in:
    'Intégré : les réponses sont reprises mot à mot de ce que vous avez enseigné. Cela ne coûte rien.',
  asked_first: 'interrogé en premier',
  asked_second: 'interrogé quand le premier échoue',
  asked_never: 'n’est plus utilisé',
  answers: { one: '{count} réponse', other: '{count} réponses' },
  tokens: '{read} jetons lus, {written} écrits',
  estimated: 'en partie estimés',
  cost: '{month} ce mois-ci, {each} par réponse',
  no_price: 'Aucun prix n’est indiqué, le coût n’est donc pas connu.',
  price: '{read} pour un million de jetons lus, {written} pour un million écrits',
  steps_in: 'Là où aucun modèle ne répond, l’assistant intégré le fait.',
  try_title: 'Essayer',
  try_note: 'Il répond avec ce qui est enregistré. Rien n’en parvient aux visiteurs ni aux statistiques.',
  try_label: 'Une question, comme un visiteur la poserait',
  try_send: 'Demander',
  greets: 'Ses premiers mots actuels',
}

export default assistant
