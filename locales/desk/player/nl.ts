import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const player: Translated<typeof english> = {
  recording: 'Opname',
  play: 'Afspelen',
  pause: 'Pauzeren',
  seek: 'Plaats in de opname',
  speed: 'Snelheid',
  speed_value: '{factor}×',
  transcript_seek: 'Vanaf hier afspelen: {time}',
  cut_short: 'afgebroken',
  recording_failed: 'De opname kan nu niet worden opgehaald.',
  recording_loading: 'Opname wordt opgehaald…',
  recording_reading: 'Geluid wordt gelezen, {share}',
  recording_long: 'De opname is lang, daarom wordt er geen beeld van het geluid getekend.',
  retry: 'Opnieuw proberen',
}

export default player
