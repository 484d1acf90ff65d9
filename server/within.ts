/** Waits for a promise, but no longer than so many milliseconds. */
export async function within(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([
    promise,
    new Promise<void>(done => {
      timer = setTimeout(done, ms)
    }),
  ]).finally(() => clearTimeout(timer))
}
