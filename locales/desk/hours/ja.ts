import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const hours: Translated<typeof english> = {
  closed: '休業',
  opens: '{day}の開店時刻',
  closes: '{day}の閉店時刻',
  add_hours: '時間を追加',
  add_hours_on: '{day}の時間を追加',
  remove_hours: '{day}のこの時間を削除',
  copy_down: '下の曜日にも適用',
  wrong: '終了は開始より後にし、時間が重ならないようにしてください。',
}

export default hours
