import type english from '#locales/desk/people/en.ts'
import { wordsOf } from '../words/words.ts'

export const peopleWords = wordsOf<typeof english>('people')
