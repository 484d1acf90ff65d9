import type english from '#locales/desk/welcome/en.ts'
import { wordsOf } from '../words/words.ts'

export const welcomeWords = wordsOf<typeof english>('welcome')
