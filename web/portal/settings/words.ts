import type english from '#locales/desk/settings/en.ts'
import { wordsOf } from '../words/words.ts'

export const settingsWords = wordsOf<typeof english>('settings')
