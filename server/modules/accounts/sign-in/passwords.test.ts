import { argon2, argon2Sync } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'

vi.mock(import('node:crypto'), async original => {
  const crypto = await original()
  return { ...crypto, argon2: vi.fn(crypto.argon2) as unknown as typeof crypto.argon2 }
})

let hashPassword: typeof import('./passwords.ts').hashPassword
let verifyPassword: typeof import('./passwords.ts').verifyPassword

beforeAll(async () => {
  // Test files of one worker share their modules, and an earlier file has loaded this one with the real node:crypto.
  vi.resetModules()
  ;({ hashPassword, verifyPassword } = await import('./passwords.ts'))
})

test('a hash is salted and matches its password', async () => {
  const [one, two] = await Promise.all([hashPassword('same words'), hashPassword('same words')])
  expect(one).not.toBe(two)
  expect(await verifyPassword('same words', one)).toBe(true)
  expect(await verifyPassword('same word', one)).toBe(false)
})

test('a hash with other costs is checked with those costs', async () => {
  const nonce = Buffer.from('sixteen bytes ok')
  const key = argon2Sync('argon2id', {
    message: 'older',
    nonce,
    memory: 4096,
    passes: 3,
    parallelism: 2,
    tagLength: 24,
  })
  const b64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const older = `$argon2id$v=19$m=4096,t=3,p=2$${b64(nonce)}$${b64(key)}`
  expect(await verifyPassword('older', older)).toBe(true)
  expect(await verifyPassword('newer', older)).toBe(false)
})

test('checking the password of an unknown member costs as much as a wrong one', async () => {
  const hash = await hashPassword('right')
  const derived = vi.mocked(argon2).mock
  const costs = () =>
    derived.calls.splice(0).map(([kind, { memory, passes, parallelism, tagLength }]) => {
      return { kind, memory, passes, parallelism, tagLength }
    })
  costs()
  expect(await verifyPassword('wrong', hash)).toBe(false)
  const ofWrong = costs()
  expect(await verifyPassword('wrong', null)).toBe(false)
  expect(await verifyPassword('', null)).toBe(false)
  expect(ofWrong).toHaveLength(1)
  expect(costs()).toEqual([...ofWrong, ...ofWrong])
})
