import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const player: Translated<typeof english> = {
  recording: 'Nagranie',
  play: 'Odtwórz',
  pause: 'Wstrzymaj',
  seek: 'Miejsce w nagraniu',
  speed: 'Szybkość',
  speed_value: '{factor}×',
  transcript_seek: 'Odtwórz od tego miejsca: {time}',
  cut_short: 'przerwano',
  recording_failed: 'Nie można teraz pobrać nagrania.',
  recording_loading: 'Pobieranie nagrania…',
  recording_reading: 'Odczytywanie dźwięku, {share}',
  recording_long: 'Nagranie jest długie, dlatego nie rysujemy wykresu dźwięku.',
  retry: 'Spróbuj ponownie',
}

export default player
