import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const player: Translated<typeof english> = {
  recording: 'Gravação',
  play: 'Reproduzir',
  pause: 'Pausar',
  seek: 'Posição na gravação',
  speed: 'Velocidade',
  speed_value: '{factor}×',
  transcript_seek: 'Reproduzir a partir daqui: {time}',
  cut_short: 'interrompido',
  recording_failed: 'De momento não é possível obter a gravação.',
  recording_loading: 'A obter a gravação…',
  recording_reading: 'A ler o som, {share}',
  recording_long: 'É longa, por isso o seu som não é desenhado.',
  retry: 'Tentar de novo',
}

export default player
