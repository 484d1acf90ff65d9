import { faultOf, reasonOf } from '../../api/api.ts'
import { shellWords } from '../../shell/words.ts'

/** What went wrong, in one sentence: the server's own where it refused, else ours. */
export const sentenceOf = (error: unknown): string =>
  reasonOf(error) ?? shellWords()[`fault_${faultOf(error)}`]
