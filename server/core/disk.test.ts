import pg from 'pg'
import { expect, test } from 'vitest'
import { anyDiskFailure } from '#server/db/disk.ts'
import { BlobsUnavailable } from '#server/providers/blobs/port.ts'
import { diskFailure } from './disk.ts'

const system = (code: string, more: object = {}) =>
  Object.assign(new Error(code), { code, syscall: 'write', ...more })

function ofDatabase(code: string, message: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, 1, 'error'), { code, severity: 'ERROR' })
}

test('a failure of the disk is told apart from every other error', () => {
  const says = (error: unknown) => diskFailure(error, '/data')?.message
  expect(says(system('ENOSPC'))).toBe(
    'The disk that holds /data is full. Free some space there, then try again.',
  )
  expect(says(system('EDQUOT'))).toMatch(/quota of the disk that holds \/data is used up/)
  expect(says(system('EROFS'))).toMatch(/holds \/data is read-only/)
  expect(says(system('EIO'))).toMatch(/holds \/data fails/)
  expect(says(system('EMFILE'))).toMatch(/too many files open to use \/data/)
  expect(says(new BlobsUnavailable('server', 'away', { cause: system('ENOSPC') }))).toMatch(/\/data is full/)
  expect(diskFailure(system('ENOSPC', { path: '/blobs/a/b' }))?.message).toContain('/blobs/a is full')
  for (const other of [system('ECONNRESET'), system('ENOENT'), new Error('ENOSPC'), null, 'ENOSPC'])
    expect(diskFailure(other)).toBeNull()
})

test('a disk failure that the database reports names the folder of an embedded one', async () => {
  const says = async (error: unknown, folder: string | null = '/data') =>
    (await anyDiskFailure(error, folder))?.message
  const full = 'could not extend file "base/1": No space left on device'
  expect(await says(ofDatabase('53100', full))).toMatch(/holds \/data is full/)
  expect(await says(ofDatabase('53100', full), null)).toMatch(/holds the database is full/)
  expect(await says(ofDatabase('XX000', 'could not write to file "x": Disk quota exceeded'))).toMatch(/quota/)
  expect(await says(ofDatabase('58030', 'could not fsync file'))).toMatch(/fails/)
  expect(await says(ofDatabase('42501', 'could not open file "x": Read-only file system'))).toMatch(
    /read-only/,
  )
  expect(await says(ofDatabase('23505', 'duplicate key value (No space left)'))).toBeUndefined()
  // A lost connection is the disk's fault only where the disk is full.
  expect(await says(new Error('Connection terminated unexpectedly'), '/')).toBeUndefined()
})
