import type english from '#locales/desk/privacy/en.ts'
import { wordsOf } from '../../words/words.ts'

export const privacyWords = wordsOf<typeof english>('privacy')
