import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const player: Translated<typeof english> = {
  recording: 'הקלטה',
  play: 'הפעלה',
  pause: 'השהיה',
  seek: 'מקום בהקלטה',
  speed: 'מהירות',
  speed_value: '{factor}×',
  transcript_seek: 'הפעלה מכאן: {time}',
  cut_short: 'נקטע',
  recording_failed: 'אי אפשר לטעון את ההקלטה כרגע.',
  recording_loading: 'טוען את ההקלטה…',
  recording_reading: 'קורא את הצליל, {share}',
  recording_long: 'ההקלטה ארוכה, ולכן לא מצויר תרשים של הצליל.',
  retry: 'ניסיון נוסף',
}

export default player
