import { visitorLanguage } from '#server/language/detect.ts'
import { sentences } from '#server/language/text/sentences.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'
import { type FakeOpenAI, startFakeOpenAI } from '#server/test/fakes/openai.ts'

/**
 * A model server for want of a real one. It reads the prompt as a careful model would and answers with the sentence of
 * the passages that shares most words with the question, citing it, or with a fact of the prompt. When nothing shares
 * half of them it says that it does not know. Its figures tell that the way to a model works, not how good a model is.
 */
export async function startStandIn(): Promise<FakeOpenAI> {
  const server = await startFakeOpenAI()
  server.replyWith(({ messages }: { messages: Message[] }) => {
    server.requests.length = 0
    const told = (by: string) =>
      messages
        .filter(({ role }) => role === by)
        .map(textOf)
        .join('\n')
    return { text: answerTo(told('system'), told('user')) }
  })
  return server
}

interface Message {
  role: string
  content: string | { text?: string }[]
}

const textOf = ({ content }: Message): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')

const nothing = '[0] I do not know that. Shall I pass the question on to the team?'

function answerTo(instructions: string, prompt: string): string {
  const question = prompt.slice(prompt.lastIndexOf(':\n') + 2)
  const filing = filingOf(visitorLanguage(question, 'en'))
  const stems = (text: string) => new Set(words(text).flatMap(word => filing(word)?.stem ?? []))
  const asked = stems(question)
  const sayings = [
    ...passagesIn(prompt).flatMap(({ n, text }) => sentences(text).map(said => `${said.trim()} [${n}]`)),
    ...factsIn(instructions),
  ]
  const shared = sayings.map(said => stems(said).intersection(asked).size)
  const most = Math.max(0, ...shared)
  return most && most * 2 >= asked.size ? sayings[shared.indexOf(most)]! : nothing
}

/** The lines of the list of facts at the end of the instructions. */
const factsIn = (instructions: string): string[] =>
  instructions.slice(instructions.lastIndexOf('\nFacts:')).split('\n- ').slice(1)

/** The passages of the last message: the objects with a number and a text, in whatever JSON holds them. */
function passagesIn(prompt: string): { n: number; text: string }[] {
  const objects = prompt.match(/\{\s*"n":\s*\d+,(?:[^"{}]|"(?:[^"\\]|\\.)*")*\}/g) ?? []
  return objects.map(object => JSON.parse(object))
}
