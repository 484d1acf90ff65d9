import type { AppDependencies } from '#server/core/context.ts'
import { seal, unseal } from '#server/core/seal.ts'
import type { ConnectionRow } from './queries.ts'

/** A business's own account: settings, which are shown again, and secrets, which are not. */
export interface StoredConnection<S extends object, K extends object> {
  tenant: string
  settings: S
  secrets: K
  /** What recipients see, as far as we know it. */
  sender: string
  perMinute: number | null
  /** The error of its last test; null when it passed, or there was none. */
  failure: string | null
  /** Changes whenever the settings change. */
  version: string
}

/** A connection as read from a request. */
export interface ConnectionInput {
  settings: object
  secrets: Record<string, string>
  /** The name by which a provider's callback finds it. */
  account: string
  /** What recipients see. */
  sender: string
  perMinute: number | null
}

const purpose = 'connection'

/** Encrypts secrets with the installation's key. */
export const sealSecrets = ({ secret }: AppDependencies, secrets: Record<string, string>): Buffer =>
  seal(secret, purpose, JSON.stringify(secrets))

/** Decrypts a stored connection. `S` and `K` are the types that the channel's `read…` function made. */
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
