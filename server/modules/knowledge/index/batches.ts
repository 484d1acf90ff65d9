import { deserialize, serialize } from 'node:v8'

/** Records that are gone through batch by batch. */
export interface Batches<T> extends Iterable<T[]> {
  /** How many records there are, and how many batches. */
  length: number
  count: number
  batch(nth: number): T[]
}

/** Record by record. */
export function* eachOf<T>(batches: Batches<T>): Generator<T> {
  for (const batch of batches) yield* batch
}

export const inBatches = <T>(all: T[], size: number): Batches<T> =>
  batches({ length: all.length, count: Math.ceil(all.length / size) }, nth =>
    all.slice(nth * size, (nth + 1) * size),
  )

/** A batch as bytes, which another thread can be given. */
export const packed = (batch: unknown[]): Uint8Array<ArrayBuffer> => serialize(batch)

/**
 * The same of batches that are packed, until each is asked for: as long as a long text is stored, its hundred thousand records
 * would keep the garbage collector busy, and requests waiting.
 */
export const unpacked = <T>(all: Uint8Array[], length: number): Batches<T> =>
  batches({ length, count: all.length }, nth => deserialize(all[nth]!))

function batches<T>(size: { length: number; count: number }, batch: (nth: number) => T[]): Batches<T> {
  return {
    ...size,
    batch,
    *[Symbol.iterator]() {
      for (let nth = 0; nth < size.count; nth++) yield batch(nth)
    },
  }
}
