import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const keys: Translated<typeof english> = {
  title: 'ショートカットキー',
  note: '文字の入力中は、文字キーの操作は働きません。',
  everywhere: '全画面共通',
  inbox: '受信箱',
  knowledge: 'ナレッジ',
  find: '検索・操作',
  go_to: '{area}へ移動',
  undo: '直前の操作を元に戻す',
  list: 'この一覧',
  move: '次へ・前へ',
  open: '開く',
  select: '選択',
  search: '検索',
  reply: '返信',
  send: '送信',
  done: '完了して次へ',
  take_over: '引き継ぐ',
  hand_back: 'アシスタントに戻す',
  snooze: 'スヌーズ',
  back: '一覧に戻る',
  ask: '受付に質問してみる',
  teach: '教える',
  new_booking: '新しい予約',
}

export default keys
