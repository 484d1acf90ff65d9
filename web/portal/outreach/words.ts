import type english from '#locales/desk/outreach/en.ts'
import { wordsOf } from '../words/words.ts'

export const outreachWords = wordsOf<typeof english>('outreach')
