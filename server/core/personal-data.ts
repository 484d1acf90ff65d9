import type { Ctx } from './context.ts'
import { phoneKey } from './phone-number.ts'

/** Somebody who dealt with a business and is none of its members: by email address, by number, or by both. */
export interface Person {
  /** In lower case. */
  email: string | null
  /** As `phoneKey` gives it. */
  phone: string | null
}

/** Whether a record with this address and number is theirs; a national number is read as one of `country`. */
export const isTheirs = (
  person: Person,
  { email, phone }: { email: string | null; phone: string | null },
  country: string | null,
): boolean =>
  (person.email !== null && email?.toLowerCase() === person.email) ||
  (person.phone !== null && phone !== null && phoneKey(phone, country) === person.phone)

/** What an area keeps about people. An area that keeps anything of them has one, so that they can be forgotten. */
export interface PersonalDataStore {
  /** Everything it has on a person, as lists of records by what they are called. */
  exportPerson(ctx: Ctx, person: Person): Promise<Record<string, object[]>>
  /** Erases it, within the transaction that is open. */
  erasePerson(ctx: Ctx, person: Person): Promise<Erased>
  /** What goes by itself after as many days as the business has set, if it has. */
  retained?: Retained[]
}

export interface Erased {
  /** How many records, by what they are called. */
  erased: Record<string, number>
  /** What stays all the same. */
  kept?: { what: string; count: number; why: string }[]
}

export interface Retained {
  /** Which of the account's `retention` settings; null there keeps things for ever. */
  setting: string
  /** Forgets at most `limit` records that are older; how many they were. */
  forgetBefore(ctx: Ctx, before: Date, limit: number): Promise<number>
}
