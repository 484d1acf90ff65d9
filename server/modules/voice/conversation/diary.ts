/** Has the agent told what happened, one thing after the other. What fails stops nothing behind it. */
export class Diary {
  #last: Promise<void> = Promise.resolve()
  readonly #failed: (error: unknown) => void

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed
  }

  /** `telling` begins once all before it is done. */
  tell(telling: () => Promise<void>): void {
    this.#last = this.#last.then(telling).catch(this.#failed)
  }

  /** Resolves once all that was added so far is done. */
  written(): Promise<void> {
    return this.#last
  }
}
