import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const player: Translated<typeof english> = {
  recording: '録音',
  play: '再生',
  pause: '一時停止',
  seek: '再生位置',
  speed: '速度',
  speed_value: '{factor}倍',
  transcript_seek: 'ここから再生：{time}',
  cut_short: '途中で中断',
  recording_failed: 'ただいま録音を取得できません。',
  recording_loading: '録音を取得中…',
  recording_reading: '音声を読み込み中、{share}',
  recording_long: '録音が長いため、波形は表示されません。',
  retry: 'もう一度試す',
}

export default player
