import type english from '#locales/desk/knowledge/en.ts'
import { wordsOf } from '../words/words.ts'

export const knowledgeWords = wordsOf<typeof english>('knowledge')
