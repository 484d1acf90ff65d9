import type english from '#locales/desk/assistant/en.ts'
import { wordsOf } from '../../words/words.ts'

export const assistantWords = wordsOf<typeof english>('assistant')
