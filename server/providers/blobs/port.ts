import type { Readable } from 'node:stream'
import { ProviderUnavailable } from '../unavailable.ts'

/** Bytes, or a stream of known length in bytes (S3 accepts no other). */
export type BlobBody = Uint8Array | { stream: Readable; size: number }

/** The store for files of businesses: photos, recordings, original documents. */
export interface Blobs {
  /**
   * Stores a body under a key, replacing what was there, all or nothing: once this returns the bytes
   * survive a crash, and a reader never sees half of them. Throws BlobsUnavailable.
   */
  put(key: string, body: BlobBody): Promise<void>
  /**
   * The bytes of a key, or its bytes from `start` to `end` inclusive, both within the blob; null for an unknown
   * key. The caller reads the stream to its end or destroys it.
   */
  get(key: string, range?: { start: number; end: number }): Promise<Readable | null>
  /** Removes a key; one that isn't there is no error. */
  delete(key: string): Promise<void>
}

/** The store could not keep, fetch or remove a blob. */
export class BlobsUnavailable extends ProviderUnavailable {
  override name = 'BlobsUnavailable'
}

const keyForm = /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/**
 * Refuses any key but `<tenant>/<noun>/<id>`, the form that we make: another key is a defect of the caller.
 * Folders in a key hold no dots, so that no key can leave the store or name one of its internal files.
 */
export function assertBlobKey(key: string): void {
  if (key.length > 512 || !keyForm.test(key))
    throw new TypeError(`Not a blob key: ${JSON.stringify(key.slice(0, 80))}`)
}

/**
 * Keeps a stream that fails before an adapter reads it (the client went away) from ending the process. A later
 * reader still gets the error.
 */
export function watchStream(body: BlobBody): void {
  if (!(body instanceof Uint8Array)) body.stream.on('error', () => {})
}
