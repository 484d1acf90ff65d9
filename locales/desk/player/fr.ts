import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const player: Translated<typeof english> = {
  recording: 'Enregistrement',
  play: 'Écouter',
  pause: 'Mettre en pause',
  seek: 'Position dans l’enregistrement',
  speed: 'Vitesse',
  speed_value: '{factor}×',
  transcript_seek: 'Écouter à partir d’ici : {time}',
  cut_short: 'coupé',
  recording_failed: 'L’enregistrement ne peut pas être chargé pour le moment.',
  recording_loading: 'Chargement de l’enregistrement…',
  recording_reading: 'Lecture du son, {share}',
  recording_long: 'L’enregistrement est long : l’image de son contenu sonore n’est pas dessinée.',
  retry: 'Réessayer',
}

export default player
