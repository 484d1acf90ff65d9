import type english from '#locales/desk/plan/en.ts'
import { wordsOf } from '../../words/words.ts'

export const planWords = wordsOf<typeof english>('plan')
