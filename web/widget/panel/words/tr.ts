import { tr as booking } from '#web/booking/strings/tr.ts'
import { tr as chat } from '#web/chat/strings/tr.ts'
import type { PanelStrings } from './en.ts'
import type { Words } from './words.ts'

const widget: PanelStrings = {
  chat: 'Sohbet',
  book: 'Randevu al',
  close: 'Kapat',
  talk_to_person: 'Bir insanla görüş',
  ask_person: 'Bir insanla görüşmek istiyorum.',
  leave_details: 'Bilgilerinizi bırakın, {business} size ulaşsın',
  thanks: 'Teşekkürler. Mesajınız {business} ekibine ulaştı; size dönüş yapılacak.',
  another: 'Başka bir mesaj gönder',
}

export const words: Words = { chat, booking, widget }
