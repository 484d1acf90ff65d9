import type english from '#locales/desk/templates/en.ts'
import { wordsOf } from '../../words/words.ts'

export const templateWords = wordsOf<typeof english>('templates')
