import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const player: Translated<typeof english> = {
  recording: 'Kayıt',
  play: 'Oynat',
  pause: 'Duraklat',
  seek: 'Kayıttaki yer',
  speed: 'Hız',
  speed_value: '{factor}×',
  transcript_seek: 'Buradan oynat: {time}',
  cut_short: 'yarıda kesildi',
  recording_failed: 'Kayıt şu anda alınamıyor.',
  recording_loading: 'Kayıt alınıyor…',
  recording_reading: 'Ses okunuyor, {share}',
  recording_long: 'Kayıt uzun olduğu için ses grafiği çizilmedi.',
  retry: 'Yeniden dene',
}

export default player
