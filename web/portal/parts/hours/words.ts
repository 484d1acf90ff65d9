import type english from '#locales/desk/hours/en.ts'
import { wordsOf } from '../../words/words.ts'

export const hoursWords = wordsOf<typeof english>('hours')
