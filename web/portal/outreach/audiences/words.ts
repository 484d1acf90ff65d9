import type english from '#locales/desk/audiences/en.ts'
import { wordsOf } from '../../words/words.ts'

export const audienceWords = wordsOf<typeof english>('audiences')
