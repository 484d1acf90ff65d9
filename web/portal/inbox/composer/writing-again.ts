/** The composer of the conversation that is open, by its id: what takes words that are to be written again. */
const composers = new Map<string, (text: string) => void>()

/** While it is shown, a composer takes words. Returns how it stops. */
export function takeWords(id: string, write: (text: string) => void): () => void {
  composers.set(id, write)
  return () => {
    if (composers.get(id) === write) composers.delete(id)
  }
}

/** Puts the words of a message that did not arrive into the composer, to be changed and sent once more. */
export const writeAgain = (id: string, text: string): void => composers.get(id)?.(text)
