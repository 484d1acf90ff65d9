import type english from '#locales/desk/player/en.ts'
import { wordsOf } from '../../words/words.ts'

export const playerWords = wordsOf<typeof english>('player')
