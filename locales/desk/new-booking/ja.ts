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
  other_time: '別の時間…',
  own_time: '開始時刻',
  in_the_way: '妨げになっていること',
  book_anyway: 'それでも予約する',
  obstacles: {
    past: 'その時間は過ぎています。',
    paused: '現在、予約は受け付けていません。',
    closed: 'その時間は営業時間外です。',
    closure: 'その日は休業日です。',
    closure_named: 'その日は休業日です：{name}。',
    short_notice: 'お客様が予約できる期限より直前です。',
    beyond: 'お客様が予約できる期間より先です。',
    too_long: '閉店時刻を過ぎてしまいます。',
    no_start: 'お客様の開始時刻とは異なります。',
    taken: 'その時間は満席です。',
    taken_by: 'その時間は{name}さんの予約があります。',
    resource: 'その時間、{name}は空いていません。',
    calendar: 'カレンダーに予定があります：{name}。',
  },
  no_services: '予約できるサービスがまだありません。',
  no_services_note: '予約できるものは「サービス」で追加してください。',
  book: '予約する',
  booked: '{name}さんの予約を入れました：{when}',
}

export default newBooking
