import { parentPort } from 'node:worker_threads'
import { openFrameInspector } from './frame-inspector.ts'
import type { FrameAnswer, FrameRequest } from './watcher.ts'

// A frame takes 60 to 260 ms of a processor, so it does not run in the thread that answers requests.

const eye = openFrameInspector()

parentPort!.on('message', async ({ id, picture, forPhone }: FrameRequest) => {
  let told: FrameAnswer
  try {
    const look = await (await eye).look(picture, { forPhone })
    told = look ? { id, look } : { id, unreadable: true }
  } catch (error) {
    told = { id, failed: error instanceof Error ? error.message : String(error) }
  }
  parentPort!.postMessage(told)
})
