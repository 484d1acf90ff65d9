import { ProviderUnavailable } from '../unavailable.ts'

/** A model that turns texts into vectors. */
export interface Embeddings {
  /** Its name; vectors of different models can't be compared. */
  readonly model: string
  /** Length of every vector, where the operator set it. */
  readonly dimensions?: number
  /** The only languages that it understands (ISO 639-1); all of them where absent. Others get no vectors. */
  readonly languages?: readonly string[]
  /** How much its opinion counts beside that of the words; where absent, each knowledge base finds out by itself. */
  readonly weight?: number
  /**
   * Whether it works on this machine's own processor. Then nobody waits for vectors: a text is stored at once, and a
   * job embeds it afterwards.
   */
  readonly local?: true
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
