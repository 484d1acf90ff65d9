import { faultOf, reasonOf } from '../api/api.ts'
import { shellWords } from '../shell/words.ts'

/** What went wrong, in one sentence: the server's own where it refused, else ours. */
export function faultSentence(error: unknown): string {
  const fault = faultOf(error)
  return (fault === 'refused' ? reasonOf(error) : null) ?? shellWords()[`fault_${fault}`]
}
