import { expect, test } from 'vitest'
import { call } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'
import { followEvents } from '#server/test/live-events.ts'
import { emptyPlace } from '#server/test/place.ts'
import type { ServerProcess } from '#server/test/process.ts'

/** Follows as a browser does: it connects again after each end, here to whichever process is up, and names its place. */
async function followOn(servers: () => ServerProcess, headers: Record<string, string>) {
  const changed: string[] = []
  let place: string | undefined
  let over = false
  const follow = async () => {
    const stream = await followEvents(
      `${servers().url}/api/v1/events`,
      place ? { ...headers, 'last-event-id': place } : headers,
    ).catch(() => null)
    if (!stream) return
    let seen = 0
    const take = () => {
      for (const { event, id, data } of stream.events.slice(seen)) {
        seen++
        place = id ?? place
        if (event === 'changed' && data.topic === 'lead') changed.push(data.id)
        if (event === 'reset') changed.push('reset')
      }
    }
    const looking = setInterval(take, 5)
    await stream.over
    clearInterval(looking)
    take()
  }
  const running = (async () => {
    while (!over) {
      await follow()
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  })()
  return {
    changed: () => new Set(changed),
    begun: () => expect.poll(() => place).toBeDefined(),
    end: () => {
      over = true
      return running
    },
  }
}

test('no change is lost while processes are stopped, killed and started again', async () => {
  const place = await emptyPlace()
  let desk = await place.start({})
  const other = await place.start({})
  const { browser } = await registerOwner(desk)
  const key = (await browser.call('POST', '/api-keys', { name: 'test', class: 'admin' })).body.key
  const headers = { 'x-api-key': key }
  const feed = await followOn(() => desk, headers)
  await feed.begun()
  const made: string[] = []
  const make = async (n: number) => {
    const { body } = await call(
      other,
      'POST',
      '/leads',
      { name: `Lead ${n}`, email: `n${n}@example.com` },
      headers,
    )
    made.push(body.id)
  }
  const several = async (from: number) => {
    for (let n = from; n < from + 10; n++) await make(n)
  }
  await several(0)
  await expect.poll(() => [...feed.changed()], { timeout: 20_000 }).toEqual(made)

  // In the middle of changes, its process is stopped; another one starts a while later.
  const [stopped] = await Promise.all([desk.stop(), several(10)])
  expect(stopped).toBe(0)
  await several(20)
  desk = await place.start({})
  await expect.poll(() => [...feed.changed()], { timeout: 20_000 }).toEqual(made)

  await Promise.all([desk.kill(), several(30)])
  await several(40)
  desk = await place.start({})
  await expect.poll(() => [...feed.changed()], { timeout: 20_000 }).toEqual(made)
  const ending = feed.end()
  await desk.stop()
  await ending
})
