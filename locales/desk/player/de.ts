import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const player: Translated<typeof english> = {
  recording: 'Aufnahme',
  play: 'Abspielen',
  pause: 'Anhalten',
  seek: 'Stelle in der Aufnahme',
  speed: 'Tempo',
  speed_value: '{factor}×',
  transcript_seek: 'Ab hier abspielen: {time}',
  cut_short: 'unterbrochen',
  recording_failed: 'Die Aufnahme lässt sich gerade nicht laden.',
  recording_loading: 'Aufnahme wird geladen …',
  recording_reading: 'Ton wird gelesen, {share}',
  recording_long: 'Die Aufnahme ist lang, deshalb wird kein Bild ihres Tons gezeichnet.',
  retry: 'Noch einmal versuchen',
}

export default player
