import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: '新しい予約',
  service: 'サービス',
  day: '日付',
  time: '時刻',
  name: 'お名前',
  contact: 'メールアドレスまたは電話番号',
  contact_note: '入力があれば、そこに確認が届きます。',
  none_free: 'この日に空きはありません。',
  no_services: '予約できるサービスがまだありません。',
  no_services_note: '予約できるものは「サービス」で追加してください。',
  book: '予約する',
  booked: '{name}さんの予約を入れました：{when}',
}

export default newBooking
