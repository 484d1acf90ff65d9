import type english from '#locales/desk/sent/en.ts'
import { wordsOf } from '../../words/words.ts'

export const sentWords = wordsOf<typeof english>('sent')
