import type { MustSaying } from '../voice.ts'

/** What must be heard in one conversation, and was not yet. */
export class Musts {
  readonly #owed = new Set<MustSaying>()

  /** What was begun and not heard to its end, in order. */
  owed(): MustSaying[] {
    return [...this.#owed]
  }

  /** Is about to be said. Returns whether it was begun before. */
  begin(saying: MustSaying): boolean {
    const again = this.#owed.has(saying)
    this.#owed.add(saying)
    return again
  }

  /** Nothing is owed any more. */
  forget(): void {
    this.#owed.clear()
  }

  /** Was heard to its end. */
  heard(saying: MustSaying): void {
    if (this.#owed.delete(saying)) saying.heard?.()
  }
}
