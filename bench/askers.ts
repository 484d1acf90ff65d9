import { percentile } from './figures.ts'

/** Somebody who chats: the conversation they are in, and how many messages they have sent. */
export interface Asker {
  conversation: string | undefined
  messages: number
}

/** Lets so many askers do something again and again for some seconds. */
export async function during(seconds: number, askers: number, work: (asker: Asker) => Promise<unknown>) {
  const times: number[] = []
  const began = performance.now()
  await Promise.all(
    Array.from({ length: askers }, async () => {
      const asker = { conversation: undefined, messages: 0 }
      while (performance.now() - began < seconds * 1_000) {
        const start = performance.now()
        await work(asker)
        times.push(performance.now() - start)
      }
    }),
  )
  const rate = times.length / ((performance.now() - began) / 1_000)
  return { count: times.length, rate, p50: percentile(times, 50), p95: percentile(times, 95) }
}
