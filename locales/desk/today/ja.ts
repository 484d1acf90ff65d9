import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const today: Translated<typeof english> = {
  morning: 'おはようございます、{name}さん',
  afternoon: 'こんにちは、{name}さん',
  evening: 'こんばんは、{name}さん',
  morning_nobody: 'おはようございます',
  afternoon_nobody: 'こんにちは',
  evening_nobody: 'こんばんは',
  new_booking: '予約を追加',

  needs: 'いま対応が必要なもの',
  needs_all: { other: 'すべて（{count}件）' },
  needs_none: '対応待ちはありません。',
  needs_none_note:
    'アシスタントが答えられないときや、担当者との会話を希望されたときは、まずここに表示されます。',
  unknown: '名前のない方',
  need: {
    unanswered: '{title}',
    handover: '担当者との会話を希望：「{title}」',
    callback: '折り返しの電話を希望：「{title}」',
    email_draft: '下書きができています：「{title}」',
    failed_booking: '予約に失敗しました：{title}',
    failed_check: 'テストに失敗しました：「{title}」',
    failed_webhook: '{title}',
    failed_mail: '{title}',
  },
  waits: '{time}お待ちです',

  bookings: '今日の予約',
  bookings_all: 'すべての予約',
  bookings_none: '今日の予約はありません。',
  bookings_none_note: '予約は、チャット、電話、予約ページから入ります。',
  bookings_more: { other: 'ほか{count}件' },
  no_name: '名前なし',

  answered: 'アシスタントの回答',
  answered_days: '28日間',
  answered_none: '質問はまだありません。',
  answered_none_note:
    'チャットページを共有するか、ウェブサイトにウィジェットを置いて、ご自身で質問してみてください。',
  answered_open: '28日間の質問のうち{share}にアシスタントが回答しました。会話を表示',
  up: '{count}増',
  down: '{count}減',
  same: '変わらず',
  trend: '回答率の日ごとの推移：{from}は{first}、{to}は{last}',
  day: '{date}：{share}',

  once: '一度答えれば済む質問',
  once_all: 'すべての未回答',
  once_answers: { other: '{count}件の答えがまだありません。' },
  once_asked: { other: '今月は{count}件の質問に答えられませんでした。' },
  once_none: '未回答の質問はありません。',
  once_none_note:
    'アシスタントが答えられなかった質問がここに表示されます。一度答えれば、次からはアシスタントが答えます。',
  asked: { other: '{count}回質問されました' },
  times: '{count}回',
  your_answer: 'あなたの回答',
  your_answer_hint: '訪問者に話すように',
  teach: '教える',
  teach_and_tell: { other: '教えて、お待ちの{count}人に伝える' },
  taught: '教えました。これからはアシスタントが答えます。',
  taught_told: { other: '教えました。{count}人の訪問者に伝えます。' },

  week: '過去7日間',
  conversations: '会話',
  bookings_made: '予約',
  leads: '新しい見込み客',
  first_answer: '最初の回答まで',
  median: '中央値',
  than_before: 'その前の7日間より{change}',
  none_before: 'その前の7日間と同じ',
  reports: 'レポート',

  steps: 'はじめの準備',
  steps_done: '{done}/{all}',
  step: {
    knowledge: 'アシスタントにウェブサイトか文書を読ませる',
    answer: '質問に答えるところを確かめる',
    hours: '営業時間を設定する',
    link: 'チャットリンクを共有する',
    colleague: '同僚を招待する',
    channel: '電話かメールボックスをつなぐ',
  },
  step_go: '始める',
  step_done: '完了：{step}',
}

export default today
