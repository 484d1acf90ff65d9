/** What a source brings; throws what `late` makes when it brings nothing for so many milliseconds. */
export async function* inTime<T>(
  source: AsyncIterable<T>,
  ms: number,
  late: () => Error,
): AsyncGenerator<T, void, void> {
  const reading = source[Symbol.asyncIterator]()
  for (;;) {
    let timer: NodeJS.Timeout
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(late()), ms)
    })
    const next = await Promise.race([reading.next(), tooLate]).finally(() => clearTimeout(timer))
    if (next.done) return
    yield next.value
  }
}
