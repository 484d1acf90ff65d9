import { ApiError } from '#client'
import { faultOf } from '../api/api.ts'
import { shellWords } from '../shell/words.ts'
import { settingsWords } from './words.ts'

/** What was wrong, in a sentence. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 422)
    return error.fields.map(({ msg }) => msg).join('. ') || settingsWords().check
  if (faultOf(error) === 'refused') return (error as ApiError).detail
  return shellWords()[`fault_${faultOf(error)}`]
}

/** The same of a change of the team: a business keeps an owner. */
export const teamSentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 409 ? settingsWords().last_owner : sentenceOf(error)
