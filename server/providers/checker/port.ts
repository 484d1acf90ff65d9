import { ProviderUnavailable } from '../unavailable.ts'

/** A small language model that judges whether a text supports a sentence. */
export interface Checker {
  readonly model: string
  /** Throws CheckerUnavailable. */
  supports(sentence: string, text: string, signal?: AbortSignal): Promise<boolean>
}

/** The checker gave no usable answer. */
export class CheckerUnavailable extends ProviderUnavailable {
  override name = 'CheckerUnavailable'
}
