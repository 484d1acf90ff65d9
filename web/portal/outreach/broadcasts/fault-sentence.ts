import { ApiError } from '#client'
import { faultOf, reasonOf } from '../../api/api.ts'
import { shellWords } from '../../shell/words.ts'

/** What went wrong, in one sentence: the server's own where it refused, else ours. */
export function faultSentence(error: unknown): string {
  if (error instanceof ApiError && error.status === 422 && error.fields.length)
    return error.fields.map(({ msg }) => msg).join('. ')
  const fault = faultOf(error)
  return (fault === 'refused' ? reasonOf(error) : null) ?? shellWords()[`fault_${fault}`]
}
