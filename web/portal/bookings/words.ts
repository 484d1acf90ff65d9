import type english from '#locales/desk/bookings/en.ts'
import { wordsOf } from '../words/words.ts'

export const bookingWords = wordsOf<typeof english>('bookings')
