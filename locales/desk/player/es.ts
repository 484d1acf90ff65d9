import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const player: Translated<typeof english> = {
  recording: 'Grabación',
  play: 'Reproducir',
  pause: 'Pausar',
  seek: 'Posición en la grabación',
  speed: 'Velocidad',
  speed_value: '{factor}×',
  transcript_seek: 'Reproducir desde aquí: {time}',
  cut_short: 'interrumpido',
  recording_failed: 'La grabación no se puede obtener en este momento.',
  recording_loading: 'Obteniendo la grabación…',
  recording_reading: 'Leyendo el sonido, {share}',
  recording_long: 'Es larga, por eso no se dibuja su sonido.',
  retry: 'Intentar de nuevo',
}

export default player
