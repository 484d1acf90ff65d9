import type english from '#locales/desk/person/en.ts'
import { wordsOf } from '../../words/words.ts'

export const personWords = wordsOf<typeof english>('person')
