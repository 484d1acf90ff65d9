import type english from '#locales/desk/broadcasts/en.ts'
import { wordsOf } from '../../words/words.ts'

export const broadcastWords = wordsOf<typeof english>('broadcasts')
