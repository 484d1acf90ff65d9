import { ar as booking } from '#web/booking/strings/ar.ts'
import { ar as chat } from '#web/chat/strings/ar.ts'
import type { PanelStrings } from './en.ts'
import type { Words } from './words.ts'

const widget: PanelStrings = {
  chat: 'المحادثة',
  book: 'حجز موعد',
  close: 'إغلاق',
  talk_to_person: 'التحدث إلى شخص',
  ask_person: 'أريد التحدث إلى شخص.',
  leave_details: 'اتركوا بياناتكم وسيتواصل معكم {business}',
  thanks: 'شكرًا لكم. وصلت رسالتكم إلى {business} وسيتواصلون معكم.',
  another: 'إرسال رسالة أخرى',
}

export const words: Words = { chat, booking, widget }
