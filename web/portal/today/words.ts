import type english from '#locales/desk/today/en.ts'
import { wordsOf } from '../words/words.ts'

export const todayWords = wordsOf<typeof english>('today')
