import type english from '#locales/desk/programs/en.ts'
import { wordsOf } from '../../words/words.ts'

export const programsWords = wordsOf<typeof english>('programs')
