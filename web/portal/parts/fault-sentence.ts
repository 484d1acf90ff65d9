import { ApiError } from '#client'
import { faultOf } from '../api/api.ts'
import { shellWords } from '../shell/words.ts'

/** What went wrong, in one sentence: the server's own where it refused, else ours. */
export function faultSentence(error: unknown): string {
  if (error instanceof ApiError && error.status === 422 && error.fields.length)
    return error.fields.map(({ msg }) => msg).join('. ')
  const fault = faultOf(error)
  return fault === 'refused' ? (error as ApiError).detail : shellWords()[`fault_${fault}`]
}
