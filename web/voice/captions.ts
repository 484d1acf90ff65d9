import type { Caption } from '#contract/voice-socket.ts'

/** Captions come again while they grow: the newest words of an id count, where it stood first. */
export function withCaption(captions: readonly Caption[], caption: Caption): Caption[] {
  const known = captions.findIndex(({ id }) => id === caption.id)
  return known < 0 ? [...captions, caption] : captions.map((old, at) => (at === known ? caption : old))
}

/** What the person said and what came back. The agent's first words are an exchange of their own, asked by nobody. */
export interface Exchange {
  question: string
  reply: string
}

/** The call as a chat shows it. */
export function exchangesOf(captions: readonly Caption[]): Exchange[] {
  const exchanges: Exchange[] = []
  let before: Caption['speaker'] | null = null
  for (const { speaker, text } of captions) {
    if (text.trim() === '') continue
    if (before === null || (speaker === 'person' && before === 'agent')) {
      exchanges.push({ question: '', reply: '' })
    }
    const last = exchanges.at(-1)!
    const side = speaker === 'person' ? 'question' : 'reply'
    last[side] = last[side] === '' ? text : `${last[side]} ${text}`
    before = speaker
  }
  return exchanges
}
