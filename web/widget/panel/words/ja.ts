import { ja as booking } from '#web/booking/strings/ja.ts'
import { ja as chat } from '#web/chat/strings/ja.ts'
import type { PanelStrings } from './en.ts'
import type { Words } from './words.ts'

const widget: PanelStrings = {
  chat: 'チャット',
  book: '予約する',
  close: '閉じる',
  talk_to_person: '担当者と話す',
  ask_person: '担当者と話したいです。',
  leave_details: 'ご連絡先をお知らせください。{business}からご連絡します',
  thanks: 'ありがとうございます。{business}がメッセージを受け取りました。追ってご連絡します。',
  another: '別のメッセージを送る',
}

export const words: Words = { chat, booking, widget }
