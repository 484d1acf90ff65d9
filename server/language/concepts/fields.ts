import { access } from './fields/access.ts'
import { money } from './fields/money.ts'
import { people } from './fields/people.ts'
import { time } from './fields/time.ts'

/** Every field of concepts. A new file of `fields/` is added here. */
export const fields: readonly string[] = [access, money, people, time]
