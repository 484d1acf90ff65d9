import type english from '#locales/desk/finder/en.ts'
import { wordsOf } from '../words/words.ts'

export const finderWords = wordsOf<typeof english>('finder')
