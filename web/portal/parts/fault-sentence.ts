import { ApiError } from '#client'
import { faultOf, reasonOf } from '../api/api.ts'
import { shellWords } from '../shell/words.ts'

/** What went wrong, in one sentence: the server's own where it refused, else ours. */
export function faultSentence(error: unknown): string {
  if (error instanceof ApiError && error.status === 422 && error.fields.length)
    return error.fields.map(({ msg }) => msg).join('. ')
  const fault = faultOf(error)
  return fault === 'refused' ? (error as ApiError).detail : shellWords()[`fault_${fault}`]
}

/** The same, with the server's own sentence wherever it has one for an owner: also where something is gone, or too much. */
export const reasonSentence = (error: unknown): string =>
  reasonOf(error) ?? shellWords()[`fault_${faultOf(error)}`]
