import { ProviderUnavailable } from '../unavailable.ts'

export interface Picture {
  bytes: Uint8Array
  /** `image/png`, `image/jpeg`, `image/webp` or `image/gif`. */
  mime: string
  /** What the owner says about it (caption, file name): data for the model, not orders. */
  hint?: string
}

/** A vision model. */
export interface Vision {
  readonly model: string
  /** What the picture shows, with any text on it, in a few sentences. Throws VisionUnavailable. */
  describe(picture: Picture, signal?: AbortSignal): Promise<string>
}

/** The picture could not be described. */
export class VisionUnavailable extends ProviderUnavailable {
  override name = 'VisionUnavailable'
}
