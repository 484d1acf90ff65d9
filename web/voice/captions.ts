import type { Caption } from '#contract/voice-socket.ts'

/** Captions come again while they grow. The newest words of an id replace the old ones, in the same place. */
export function withCaption(captions: readonly Caption[], caption: Caption): Caption[] {
  const known = captions.findIndex(({ id }) => id === caption.id)
  return known < 0 ? [...captions, caption] : captions.map((old, at) => (at === known ? caption : old))
}

/** The person's words and the answer. The agent's first words are an exchange without a question. */
export interface Exchange {
  question: string
  reply: string
}

/** A call as exchanges, which a chat shows. */
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
