import type english from '#locales/desk/import/en.ts'
import { wordsOf } from '../../words/words.ts'

export const importWords = wordsOf<typeof english>('import')
