import { expect, onTestFinished, vi } from 'vitest'
import type { FromServer } from '#contract/voice-socket.ts'

/** The page of a session, with somebody who types and hears everything at once. It is left with the test. */
export async function typingPage(app: { url: string }, ticket: string) {
  const socket = new WebSocket(
    `${app.url.replace('http', 'ws')}/api/v1/questionnaires/sessions/voice/${ticket}`,
  )
  onTestFinished(() => socket.close())
  const heard: FromServer[] = []
  const closed = Promise.withResolvers<{ code: number; reason: string }>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data) as FromServer
    heard.push(message)
    if (message.type === 'say') {
      socket.send(
        JSON.stringify({
          type: 'spoken',
          utterance: message.utterance,
          characters: message.text.length,
          done: message.end,
        }),
      )
    }
  })
  socket.addEventListener('close', event => closed.resolve(event))
  await Promise.race([new Promise(resolve => socket.addEventListener('open', resolve)), closed.promise])
  const say = (message: object) => socket.send(JSON.stringify(message))
  if (socket.readyState === WebSocket.OPEN) {
    say({ type: 'hello', ways: { hears: 'page', speaks: 'page' }, typing: true })
  }
  const until = (what: (message: FromServer) => boolean) =>
    vi.waitFor(() => expect(heard.some(what), JSON.stringify(heard)).toBe(true), {
      timeout: 60_000,
      interval: 20,
    })
  return {
    heard,
    closed: closed.promise,
    until,
    leave: () => socket.close(),
    type: (text: string) => say({ type: 'typed', text }),
    untilQuestion: (n: number) => until(message => message.type === 'note' && message.note.question === n),
  }
}
