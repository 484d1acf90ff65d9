import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import type { Client } from '#client'
import { typingPage } from '#server/test/typing-page.ts'

/** Begins a film by a browser's own recorder, with a tone and a picture that moves. Returns what ends it and gives it, as WebM. */
async function filming(page: Page): Promise<() => Promise<Buffer>> {
  const end = await page.evaluateHandle(() => {
    const sound = new AudioContext()
    const tone = sound.createOscillator()
    const out = sound.createMediaStreamDestination()
    tone.connect(out)
    tone.start()
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 })
    const pen = canvas.getContext('2d')!
    const drawing = setInterval(() => {
      pen.fillStyle = `hsl(${performance.now() / 10} 60% 50%)`
      pen.fillRect(0, 0, 160, 120)
    }, 40)
    const tracks = [...out.stream.getTracks(), ...canvas.captureStream(25).getTracks()]
    const recorder = new MediaRecorder(new MediaStream(tracks), { mimeType: 'video/webm;codecs=vp8,opus' })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    const stopped = new Promise(resolve => {
      recorder.onstop = resolve
    })
    recorder.start()
    return async () => {
      recorder.stop()
      await stopped
      clearInterval(drawing)
      void sound.close()
      const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      return btoa(text)
    }
  })
  return async () => Buffer.from(await end.evaluate(stop => stop()), 'base64')
}

const thinkingMs = 900
/** The page goes on recording until the person has read the last words. */
const readingMs = 500

/**
 * A person answers the questions of a link (question → answer, in order), with a film of this page as what theirs recorded of it, a
 * picture of their camera, and a look at another tab.
 */
export async function answerSession(
  { client, url }: { client: Client; url: string },
  { token, answers, page }: { token: string; answers: Record<string, string>; page: Page },
): Promise<void> {
  const session = `${url}/api/v1/questionnaires/sessions/${token}`
  const ask = async (path: string, body: BodyInit | null, headers: Record<string, string>) => {
    const response = await fetch(`${session}/${path}`, { method: 'POST', body, headers })
    expect(response.ok, `${path}: ${response.status} ${await response.clone().text()}`).toBe(true)
    return response
  }
  const begun = await ask('start', JSON.stringify({ agreed: true, language: 'en' }), {
    'content-type': 'application/json',
  })
  const { voice } = (await begun.json()) as { voice: { token: string } }
  const endFilm = await filming(page)
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#7a8b6f' } })
  await ask('stills?at_ms=0', new Uint8Array(await picture.jpeg().toBuffer()), {
    'content-type': 'image/jpeg',
  })
  const left = { kind: 'tab_hidden', at_ms: 0, seconds: 3 }
  await ask('flags', JSON.stringify({ flags: [left] }), { 'content-type': 'application/json' })
  const talking = await typingPage({ url }, voice.token)
  for (const [question, answer] of Object.entries(answers)) {
    // The server takes words that come before a question was heard as an answer to the question before.
    await talking.until(
      message => message.type === 'caption' && message.speaker === 'agent' && message.text.includes(question),
    )
    // They think, so that their answers lie apart in the recording.
    await sleep(thinkingMs)
    talking.type(answer)
  }
  await talking.until(message => message.type === 'ended')
  await sleep(readingMs)
  await ask(`recording/${randomUUID()}?started_ms=0`, new Uint8Array(await endFilm()), {
    'content-type': 'video/webm',
    'upload-offset': '0',
  })
  await ask('recording', null, {})
  await vi.waitFor(
    async () => {
      const { link } = await client.get('/api/v1/questionnaires/links/{token}/result', { params: { token } })
      expect(link.status).toBe('completed')
      expect(link.recording.available).toBe(true)
    },
    { timeout: 60_000, interval: 200 },
  )
}
