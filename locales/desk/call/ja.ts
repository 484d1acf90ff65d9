import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const call: Translated<typeof english> = {
  title: '通話の経過',
  first_words: '最初の言葉まで {time}',
  slowest: '最も遅い場合 {time}',
  hears: '聞き取り：{name}',
  thinks: '回答：{name}',
  speaks: '音声：{name}',
  stage_endpoint: '話し終わりの判断',
  stage_recognition: '言葉の認識',
  stage_model: '回答の作成',
  stage_voice: '音声の準備',
  answers: '各回答にかかった時間',
  not_heard: '聞かれなかった部分：{text}',
  used: '認識した音声 {heard}、読み上げた文字 {spoken}、言語モデルのトークン {tokens}',
  used_plain: '認識した音声 {heard}、読み上げた文字 {spoken}',
  cost: '約 {price}',
  cost_least: '少なくとも {price}',
  happened: '起きたこと',
  event: {
    line_lost: '回線が切れました',
    line_back: '回線が戻りました',
    hung_up_caller: '相手が電話を切りました',
    hung_up_us: 'アシスタントが電話を切りました',
    transfer_begun: '{detail} に転送中',
    transfer_accepted: '担当者が電話に出ました',
    transfer_missed: '誰も電話に出ませんでした',
    outage: 'アシスタントが聞くことも話すこともできず、電話会社の音声が引き継ぎました',
    message_left: '相手が伝言を残しました',
    recording_begun: '録音開始',
    recording_paused: '録音を一時停止',
    recording_resumed: '録音を再開',
    lines_busy: 'すべての回線が使用中でした',
  },
}

export default call
