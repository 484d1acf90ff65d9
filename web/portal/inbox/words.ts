import type english from '#locales/desk/inbox/en.ts'
import { wordsOf } from '../words/words.ts'

export const inboxWords = wordsOf<typeof english>('inbox')
