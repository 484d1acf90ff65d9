import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** Argon2id with the minimum of OWASP's password storage cheat sheet: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const keyBytes = 32

/** A PHC string: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<key>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return phc(
    salt,
    await derive('argon2id', { ...cost, message: normal(password), nonce: salt, tagLength: keyBytes }),
  )
}

/**
 * Whether the password matches the hash. Without a hash (no such person, or an invitation not yet accepted) it
 * does the same work and returns false, so that its time does not reveal who has an account.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const { memory, passes, parallelism, salt, key } = readPhc(hash ?? nobody)
  const given = await derive('argon2id', {
    message: normal(password),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength: key.length,
  })
  return timingSafeEqual(given, key) && hash !== null
}

/** Keyboards produce the same characters as different code points, so NIST SP 800-63B has us normalise them first. */
const normal = (password: string): string => password.normalize('NFKC')

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const phc = (salt: Uint8Array, key: Uint8Array): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${b64(salt)}$${b64(key)}`

/** A hash that costs as much to check as any other and that no password has. */
const nobody = phc(new Uint8Array(saltBytes), new Uint8Array(keyBytes))

function readPhc(text: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text)
  if (!parts) throw new Error('a stored password hash is not in the PHC form of Argon2id')
  const [, memory, passes, parallelism, salt, key] = parts as unknown as string[]
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt!, 'base64'),
    key: Buffer.from(key!, 'base64'),
  }
}
