/** An answer of which nothing comes for so long has failed. A model that uses tools takes a few seconds. */
const answerWithinMs = 7_000

/** The assistant had no words for too long. */
class AnswerLate extends Error {
  constructor() {
    super(`Nothing of an answer came for ${answerWithinMs} ms.`)
  }
}

/** What an answer brings. Where nothing comes for too long, stops it with `late` and throws. */
export async function* inTime<T>(
  answer: AsyncIterable<T>,
  late: AbortController,
): AsyncGenerator<T, void, void> {
  const reading = answer[Symbol.asyncIterator]()
  for (;;) {
    let timer: NodeJS.Timeout
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new AnswerLate()), answerWithinMs)
    })
    const next = reading.next()
    // It may fail once it is stopped, and nobody listens any more.
    next.catch(() => {})
    const brought = await Promise.race([next, tooLate])
      .catch(error => {
        if (error instanceof AnswerLate) late.abort(error)
        throw error
      })
      .finally(() => clearTimeout(timer))
    if (brought.done) return
    yield brought.value
  }
}
