import type english from '#locales/desk/reports/en.ts'
import { wordsOf } from '../words/words.ts'

export const reportWords = wordsOf<typeof english>('reports')
