import type { Readable } from 'node:stream'
import { ProviderUnavailable } from '../unavailable.ts'

/** Bytes at hand, or a stream whose length in bytes is known beforehand (S3 takes no other). */
export type BlobBody = Uint8Array | { stream: Readable; size: number }

/** Where files of businesses are kept: photos, recordings, originals. */
export interface Blobs {
  /**
   * Stores a body under a key, replacing what was there, all or nothing: once this returns the bytes
   * survive a crash, and a reader never sees half of them. Throws BlobsUnavailable.
   */
  put(key: string, body: BlobBody): Promise<void>
  /**
   * The bytes of a key, or those from `start` to `end`, both included and both within it; null when there are none. The
   * caller reads the stream to its end or destroys it.
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
 * Keys are made by us, as `<tenant>/<noun>/<id>`; anything else is a defect of the caller, never a path to try.
 * Folders of a key hold no dots, so that no key can climb out of a store or name one of its own files.
 */
export function assertBlobKey(key: string): void {
  if (key.length > 512 || !keyForm.test(key))
    throw new TypeError(`Not a blob key: ${JSON.stringify(key.slice(0, 80))}`)
}

/**
 * Keeps a stream that fails before an adapter begins to read it (the client went away) from ending the
 * process; whoever reads it then still meets its error.
 */
export function watchStream(body: BlobBody): void {
  if (!(body instanceof Uint8Array)) body.stream.on('error', () => {})
}
