import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const player: Translated<typeof english> = {
  recording: 'Registrazione',
  play: 'Riproduci',
  pause: 'Metti in pausa',
  seek: 'Punto della registrazione',
  speed: 'Velocità',
  speed_value: '{factor}×',
  transcript_seek: 'Riproduci da qui: {time}',
  cut_short: 'interrotto',
  recording_failed: 'Al momento la registrazione non si può recuperare.',
  recording_loading: 'Recupero della registrazione…',
  recording_reading: 'Lettura dell’audio, {share}',
  recording_long: 'È lunga, perciò il suo audio non viene disegnato.',
  retry: 'Riprova',
}

export default player
