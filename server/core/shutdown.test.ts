import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createShutdown, doing } from './shutdown.ts'

test('shutdown lists the held work, tells it its name, and waits for it and for work that it starts', async () => {
  const stopping = createShutdown()
  const seen: unknown[] = []
  const inner = async () => {
    await sleep(20)
    seen.push(doing())
  }
  const outer = stopping.hold({ job: 'a' }, async () => {
    await sleep(10)
    void stopping.hold({ task: 'b' }, inner)
    seen.push(doing())
  })
  expect(stopping.held()).toEqual([{ job: 'a' }])
  await outer
  expect(stopping.held()).toEqual([{ task: 'b' }])
  await stopping.released()
  expect(seen).toEqual([{ job: 'a' }, { task: 'b' }])
  expect(doing()).toBeUndefined()
})

test('failed work is over too, and its failure goes to its caller', async () => {
  const stopping = createShutdown()
  const failing = stopping.hold({ job: 'a' }, async () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  await stopping.released()
  expect(stopping.held()).toEqual([])
})
