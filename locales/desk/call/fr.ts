import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const call: Translated<typeof english> = {
  title: 'Déroulement',
  first_words: 'Premiers mots après {time}',
  slowest: 'au plus lent {time}',
  hears: '{name} a écouté',
  thinks: '{name} a répondu',
  speaks: '{name} a parlé',
  stage_endpoint: 'Certain que la personne avait fini',
  stage_recognition: 'Mots reconnus',
  stage_model: 'Réponse trouvée',
  stage_voice: 'Voix prête',
  answers: 'Durée de chaque réponse',
  not_heard: 'Plus entendu : {text}',
  used: '{heard} de parole reconnue, {spoken} caractères prononcés, {tokens} jetons d’un modèle de langage',
  used_plain: '{heard} de parole reconnue, {spoken} caractères prononcés',
  cost: 'Environ {price}',
  cost_least: 'Au moins {price}',
  happened: 'Ce qui s’est passé',
  event: {
    line_lost: 'La ligne a été perdue',
    line_back: 'La ligne est revenue',
    hung_up_caller: 'L’appelant a raccroché',
    hung_up_us: 'L’assistant a raccroché',
    transfer_begun: 'Mise en relation avec {detail}',
    transfer_accepted: 'Une personne a pris l’appel',
    transfer_missed: 'Personne n’a pris l’appel',
    outage: 'L’assistant ne pouvait ni entendre ni parler ; la voix de l’opérateur a pris le relais',
    message_left: 'L’appelant a laissé un message',
    recording_begun: 'Début de l’enregistrement',
    recording_paused: 'Enregistrement suspendu',
    recording_resumed: 'Reprise de l’enregistrement',
    lines_busy: 'Toutes les lignes étaient occupées',
  },
}

export default call
