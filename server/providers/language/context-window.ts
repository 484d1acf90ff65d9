import { estimatedTokens } from './tokens.ts'

/** What stands around a message on the wire: its role and the marks between messages. */
const tokensAround = 4

/** A message as the `ai` package holds it: its words, or parts of which some are words. */
interface Message {
  role: string
  content: string | readonly object[]
}

export const tokensOfMessage = ({ content }: Message): number =>
  tokensAround + estimatedTokens(typeof content === 'string' ? content : content.map(inWords).join(''))

const inWords = (part: object): string => ('text' in part ? String(part.text) : JSON.stringify(part))

/**
 * The messages that fit into so many tokens, oldest left out first. The newest message of the visitor and all that
 * follows it stay whole whatever they take: the model's calls of tools in this turn stand there with their results, and
 * neither may be without the other. What is left begins with the visitor, as model servers require.
 */
export function fitting<M extends Message>(messages: M[], mostTokens: number): M[] {
  const newest = messages.findLastIndex(({ role }) => role === 'user')
  let left = mostTokens - sum(messages.slice(newest).map(tokensOfMessage))
  let from = newest
  while (from > 0) {
    left -= tokensOfMessage(messages[from - 1]!)
    if (left < 0) break
    from--
  }
  while (from < newest && messages[from]!.role !== 'user') from++
  return from > 0 ? messages.slice(from) : messages
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)
