import { setTimeout as sleep } from 'node:timers/promises'

/** A number is over when no key came for so long; a zero alone asks for a person, and waits less. */
const pauseMs = 3_000
const aloneMs = 1_500
/** The longest number of E.164 has fifteen digits, an order's may have more. */
const mostKeys = 40

/** The keys of a telephone that belong together: a number is pressed up to `#`, or to a pause. `*` begins it anew. */
export class Keypad {
  #pressed = ''

  /** How many keys came so far: who waits for the next one sees that it came. */
  #keys = 0

  /**
   * Takes a key at once. Resolves with all that was pressed, once that is over; with null when another key came, when
   * nothing was pressed, or when `signal` fires: they speak, or have left.
   */
  async press(key: string, signal: AbortSignal): Promise<string | null> {
    const count = ++this.#keys
    if (/^\d$/.test(key) && this.#pressed.length < mostKeys) this.#pressed += key
    if (key === '*') this.#pressed = ''
    if (key !== '#') {
      const wait = this.#pressed === '0' ? aloneMs : pauseMs
      const isOver = await sleep(wait, true, { signal, ref: false }).catch(() => false)
      if (!isOver || count !== this.#keys) return null
    }
    const pressed = this.#pressed
    this.#pressed = ''
    return pressed || null
  }
}
