import { ProviderUnavailable } from '../unavailable.ts'

/** A model that turns texts into vectors. */
export interface Embeddings {
  /** Its name; vectors of different models can't be compared. */
  readonly model: string
  /** Length of every vector, where the operator set it. */
  readonly dimensions?: number
  /**
   * One vector of unit length for each text, in order, all of the same length.
   * Texts are non-empty; any number of them. Throws EmbeddingsUnavailable, and then returns none.
   */
  embed(texts: string[], signal?: AbortSignal): Promise<Float32Array[]>
}

/** The server returned no vectors. Nothing of the request was kept. */
export class EmbeddingsUnavailable extends ProviderUnavailable {
  override name = 'EmbeddingsUnavailable'
}
