import type english from '#locales/desk/new-booking/en.ts'
import { wordsOf } from '../../words/words.ts'

export const newWords = wordsOf<typeof english>('new-booking')
