import type english from '#locales/desk/sign-in/en.ts'
import { wordsOf } from '../words/words.ts'

export const doorWords = wordsOf<typeof english>('sign-in')
