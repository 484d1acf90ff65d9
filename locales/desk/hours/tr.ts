import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const hours: Translated<typeof english> = {
  closed: 'Kapalı',
  opens: '{day}, açılış',
  closes: '{day}, kapanış',
  add_hours: 'Saat ekle',
  add_hours_on: 'Saat ekle: {day}',
  remove_hours: 'Bu saatleri kaldır: {day}',
  copy_down: 'Alttaki günlerde de aynı',
  wrong: 'Saatler başladıktan sonra bitmeli ve çakışmamalı.',
}

export default hours
