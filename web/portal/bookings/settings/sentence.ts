import { faultOf, reasonOf } from '../../api/api.ts'
import { shellWords } from '../../shell/words.ts'

/** Why something was not done, as the server says it, or else what kind of trouble it was. */
export const sentenceOf = (error: unknown): string =>
  reasonOf(error) ?? shellWords()[`fault_${faultOf(error)}`]
