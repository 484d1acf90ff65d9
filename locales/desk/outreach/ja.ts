import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const outreach: Translated<typeof english> = {
  title: '配信',
  tabs: {
    label: '配信の項目',
    broadcasts: '一斉配信',
    questionnaires: '質問票',
    links: 'チャットリンク',
    templates: 'テンプレート',
    audiences: '宛先リスト',
    sent: '送信済み',
    stops: '配信停止リスト',
  },
}

export default outreach
