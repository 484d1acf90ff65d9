import type english from '#locales/desk/conversation/en.ts'
import { wordsOf } from '../words/words.ts'

/** The words of what stands in and beside one conversation. */
export const conversationWords = wordsOf<typeof english>('conversation')
