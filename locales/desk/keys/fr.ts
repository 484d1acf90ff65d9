import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const keys: Translated<typeof english> = {
  title: 'Touches',
  note: 'Les lettres n’ont pas d’effet pendant que vous écrivez.',
  everywhere: 'Partout',
  inbox: 'Dans la boîte de réception',
  knowledge: 'Dans les connaissances',
  find: 'Chercher ou agir',
  go_to: 'Aller à : {area}',
  undo: 'Annuler la dernière action',
  list: 'Cette liste',
  move: 'Suivant et précédent',
  open: 'Ouvrir',
  select: 'Sélectionner',
  search: 'Chercher',
  reply: 'Répondre',
  send: 'Envoyer',
  done: 'Terminer, et passer à la suite',
  take_over: 'Prendre le relais',
  hand_back: 'Rendre la main à l’assistant',
  snooze: 'Reporter',
  back: 'Retour à la liste',
  ask: 'Interroger votre accueil',
  teach: 'Enseigner',
  new_booking: 'Nouveau rendez-vous',
}

export default keys
