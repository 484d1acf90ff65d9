import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const bookings: Translated<typeof english> = {
  title: '予約',
  search: '予約を検索',
  status: '状態',
  all: 'すべて',
  from: '開始日',
  to: '終了日',
  states: {
    confirmed: '確定',
    completed: '来店済み',
    cancelled: 'キャンセル済み',
    no_show: '来店なし',
  },
  today: '今日',
  tomorrow: '明日',
  count: { other: '予約{count}件' },
  more_than: '予約{count}件以上',
  came: '来店済みにする',
  no_show: '来店なしにする',
  cancel: '予約をキャンセル',
  cancelled: '{name}の予約をキャンセルします。お客様にメッセージが届きます。',
  noted: '記録しました。',
  none: '今後の予約はありません。',
  none_note: '訪問者がチャット、電話、予約ページで予約すると、ここに表示されます。',
  none_found: '一致する予約はありません。',
  clear_filter: '今日以降をすべて表示',
  earlier: '過去30日間を表示',
  conversation: '会話',
}

export default bookings
