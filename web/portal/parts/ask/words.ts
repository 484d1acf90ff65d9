import type english from '#locales/desk/knowledge/en.ts'
import { wordsOf } from '../../words/words.ts'

/** The words of a trial answer lie among those of the knowledge; a page that shows one loads them too. */
export const askWords = () => wordsOf<typeof english>('knowledge')().ask
