import { pt as booking } from '#web/booking/strings/pt.ts'
import { pt as chat } from '#web/chat/strings/pt.ts'
import type { PanelStrings } from './en.ts'
import type { Words } from './words.ts'

const widget: PanelStrings = {
  chat: 'Chat',
  book: 'Marcar',
  close: 'Fechar',
  talk_to_person: 'Falar com uma pessoa',
  ask_person: 'Gostaria de falar com uma pessoa.',
  leave_details: 'Deixe os seus dados, e {business} entrará em contacto',
  thanks: 'Obrigado. {business} recebeu a sua mensagem e entrará em contacto.',
  another: 'Enviar outra mensagem',
}

export const words: Words = { chat, booking, widget }
