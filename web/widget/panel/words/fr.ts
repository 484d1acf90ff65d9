import { fr as booking } from '#web/booking/strings/fr.ts'
import { fr as chat } from '#web/chat/strings/fr.ts'
import type { PanelStrings } from './en.ts'
import type { Words } from './words.ts'

const widget: PanelStrings = {
  chat: 'Chat',
  book: 'Prendre rendez-vous',
  close: 'Fermer',
  talk_to_person: 'Parler à une personne',
  ask_person: 'Je voudrais parler à une personne.',
  leave_details: 'Laissez vos coordonnées, et {business} vous contactera',
  thanks: 'Merci. {business} a reçu votre message et vous contactera.',
  another: 'Envoyer un autre message',
}

export const words: Words = { chat, booking, widget }
