import type english from '#locales/desk/shell/en.ts'
import { wordsOf } from '../words/words.ts'

export const shellWords = wordsOf<typeof english>('shell')
