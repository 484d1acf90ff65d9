import type { Ctx } from './context.ts'
import { phoneKey } from './phone-number.ts'

/** Somebody who dealt with a business and is not one of its members, known by email address, phone number, or both. */
export interface Person {
  /** In lower case. */
  email: string | null
  /** As `phoneKey` gives it. */
  phone: string | null
}

/**
 * Whether a record with this address and number belongs to the person. A national number is read as one of
 * `country`.
 */
export const isTheirs = (
  person: Person,
  { email, phone }: { email: string | null; phone: string | null },
  country: string | null,
): boolean =>
  (person.email !== null && email?.toLowerCase() === person.email) ||
  (person.phone !== null && phone !== null && phoneKey(phone, country) === person.phone)

/**
 * What a module does with the data it keeps about people. Every module that keeps such data has one, so that
 * people can be forgotten.
 */
export interface PersonalDataStore {
  /** Everything the module has on a person: lists of records by their name. */
  exportPerson(ctx: Ctx, person: Person): Promise<Record<string, object[]>>
  /** Erases it, within the open transaction. */
  erasePerson(ctx: Ctx, person: Person): Promise<Erased>
  /** Records that the system deletes once they are older than the retention period that the business has set. */
  retained?: Retained[]
}

export interface Erased {
  /** How many records, by their name. */
  erased: Record<string, number>
  /** Records that stay nevertheless. */
  kept?: { what: string; count: number; why: string }[]
}

export interface Retained {
  /** The name of the account's `retention` setting. When that setting is null, records are kept for ever. */
  setting: string
  /** Deletes at most `limit` records older than `before`. Returns how many it deleted. */
  forgetBefore(ctx: Ctx, before: Date, limit: number): Promise<number>
}
