import type english from '#locales/desk/questionnaires/en.ts'
import type results from '#locales/desk/results/en.ts'
import { wordsOf } from '../../words/words.ts'

export const questionnaireWords = wordsOf<typeof english>('questionnaires')
export const resultWords = wordsOf<typeof results>('results')
