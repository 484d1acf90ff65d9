import type { Ctx } from '#server/core/context.ts'
import { readDocument } from './reading.ts'

/** An uploaded file as it was sent. */
export interface Upload {
  file: { path: string; name: string; size: number }
  /** Of an image. */
  caption?: string | undefined
  /** Stops the reading. */
  signal?: AbortSignal | undefined
}

/** The text of an upload; of an image, a caption: as given, or by the model that sees. 400, 413. */
export const readUpload = ({ tenant, vision }: Ctx, { file, caption, signal }: Upload) =>
  readDocument(file, {
    account: tenant,
    signal,
    ...(caption && { caption }),
    ...(vision && { describe: image => vision.describe(image) }),
  })
