import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const assistant: Translated<typeof english> = {
  speaks: '話し方',
  questions: '最初の質問の例',
  questions_note:
    '1行に1つ、最大{count}件です。訪問者に表示されます。空のときは、回答に最もよく使われた質問が表示されます。',
  questions_many: '質問は最大{count}件です。',
  questions_long: '質問は{count}文字までです。',
  may: 'できること',
  may_note: 'オフにしたものは、ページでもアシスタントからも案内されません。',
  may_chat: '訪問者とチャットする',
  may_call: '音声で話す',
  may_book: '予約を受け付ける',
  mails: '届いたメール',
  mails_off: '人に任せる',
  mails_draft: '人が送るための下書きを作る',
  mails_auto: '確かなものには自動で返信する',
  models: '回答するモデル',
  models_note: 'この設備の運用者が選んだものです。数字は今月分です。',
  built_in: '内蔵：教えた内容からそのまま抜き出して答えます。費用はかかりません。',
  asked_first: '最初に使用',
  asked_second: '最初のモデルが失敗したときに使用',
  asked_never: '現在は使われていません',
  answers: { other: '回答{count}件' },
  tokens: '読み取り{read}トークン、書き出し{written}トークン',
  estimated: '一部は推定',
  cost: '今月{month}、1回答あたり{each}',
  no_price: '料金が設定されていないため、費用はわかりません。',
  price: '読み取り100万トークンあたり{read}、書き出し100万トークンあたり{written}',
  steps_in: 'モデルが答えないときは、内蔵のアシスタントが答えます。',
  try_title: '試してみる',
  try_note: '保存済みの設定で答えます。訪問者にも統計にも影響しません。',
  try_label: '訪問者がするような質問',
  try_send: '質問する',
  greets: '現在の最初の挨拶',
}

export default assistant
