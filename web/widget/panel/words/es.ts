import { es as booking } from '#web/booking/strings/es.ts'
import { es as chat } from '#web/chat/strings/es.ts'
import type { PanelStrings } from './en.ts'
import type { Words } from './words.ts'

const widget: PanelStrings = {
  chat: 'Chat',
  book: 'Reservar',
  close: 'Cerrar',
  talk_to_person: 'Hablar con una persona',
  ask_person: 'Quiero hablar con una persona.',
  leave_details: 'Deje sus datos y {business} se pondrá en contacto',
  thanks: 'Gracias. {business} ha recibido su mensaje y se pondrá en contacto con usted.',
  another: 'Enviar otro mensaje',
}

export const words: Words = { chat, booking, widget }
