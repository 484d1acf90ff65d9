import type { AppDependencies } from '#server/core/context.ts'
import { seal, unseal } from '#server/core/seal.ts'
import type { ConnectionRow } from './queries.ts'

/** What a business's own account is made of: what may be shown again, and what may not. */
export interface StoredConnection<S extends object, K extends object> {
  tenant: string
  settings: S
  secrets: K
  /** What recipients see, as far as it is known. */
  sender: string
  perMinute: number | null
  /** What its last test said; null when it passed, or there was none. */
  failure: string | null
  /** Another one whenever the settings change. */
  version: string
}

/** A connection as its channel reads it from a request. */
export interface ConnectionInput {
  settings: object
  secrets: Record<string, string>
  /** By which a provider's callback finds it. */
  account: string
  /** What recipients see. */
  sender: string
  perMinute: number | null
}

const purpose = 'connection'

/** The secrets as they are stored: only this installation's key opens them. */
export const sealSecrets = ({ secret }: AppDependencies, secrets: Record<string, string>): Buffer =>
  seal(secret, purpose, JSON.stringify(secrets))

/** The row of a channel, opened; the channel decides what is in it, which is what its `read…` made. */
export const openConnection = <S extends object, K extends object>(
  { secret }: AppDependencies,
  row: ConnectionRow,
): StoredConnection<S, K> => ({
  tenant: row.tenant_id,
  settings: row.settings as unknown as S,
  secrets: JSON.parse(unseal(secret, purpose, row.secrets).toString()) as K,
  sender: row.sender,
  perMinute: row.per_minute,
  failure: row.failure,
  version: row.updated_at.toISOString(),
})
