import type english from '#locales/desk/booking-settings/en.ts'
import { wordsOf } from '../../words/words.ts'

export const settingWords = wordsOf<typeof english>('booking-settings')
