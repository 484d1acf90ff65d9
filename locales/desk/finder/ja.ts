import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const finder: Translated<typeof english> = {
  title: '検索・操作',
  placeholder: '名前、番号、ページ…',
  recent: '最近開いたもの',
  pages: 'ページ',
  actions: '操作',
  kinds: {
    conversation: '会話',
    lead: '顧客',
    booking: '予約',
    call: '通話',
    source: 'ナレッジ',
    gap: '未回答の質問',
    chat_link: 'チャットリンク',
    template: 'テンプレート',
    broadcast: '一斉配信',
    questionnaire: 'アンケート',
    member: 'チーム',
  },
  to: {
    needs: '受信箱：要対応',
    open: '受信箱：対応中の会話',
    all: '受信箱：すべての会話',
    stages: '段階別の顧客',
    import_people: '顧客の取り込み',
    gaps: '未回答の質問',
    sources: 'ナレッジの情報源',
    websites: '読み込んだウェブサイト',
    checks: 'アシスタントのテスト',
    photos: '写真',
    priority: '情報源の優先順位',
    forgotten: '削除の記録',
    bookings_today: '今日の予約',
  },
  do: {
    longest: '最も長くお待ちの方に回答',
    sign_out: 'ログアウト',
  },
  results: { other: '{count}件の結果' },
  nothing: '「{q}」は見つかりませんでした。',
  searching: '検索中…',
  failed: 'ただいま記録を検索できません。',
  hint: '↑ ↓ で選択、Enterで開く、Escで閉じる',
}

export default finder
