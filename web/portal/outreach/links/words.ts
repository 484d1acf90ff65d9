import type english from '#locales/desk/chat-links/en.ts'
import { wordsOf } from '../../words/words.ts'

export const linksWords = wordsOf<typeof english>('chat-links')
