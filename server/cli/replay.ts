import { Problem } from '#server/http/problem.ts'
import { type ReplayedTurn, replay } from '#server/modules/conversations/replay/replay.ts'
import { openaiLanguage } from '#server/providers/language/openai-compatible.ts'
import type { Language } from '#server/providers/language/port.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { Installation } from './installation.ts'

/** What names the assistant that works without a model. */
const builtIn = 'built-in'

/**
 * `replay`: a recorded conversation, answered again by another model (or `built-in`) on the same server, or on another.
 * The settings of LLM_… hold for it, except that the key is sent only to its own server. Changes nothing.
 */
export async function replayConversation(
  { settings, open }: Installation,
  given: { conversation: string; model?: string | undefined; url?: string | undefined },
) {
  const language = languageOf(settings, given)
  const turns: ReplayedTurn[] = []
  for await (const turn of replay(open, given.conversation, language)) turns.push(turn)
  const told = (key: 'recorded' | 'replayed') => {
    const used = turns.flatMap(turn => turn[key]?.tokens ?? [])
    const total = (of: 'input' | 'output') => used.reduce((sum, each) => sum + each[of], 0)
    return {
      answered: turns.filter(turn => turn[key]?.answered).length,
      input_tokens: total('input'),
      output_tokens: total('output'),
    }
  }
  return {
    conversation_id: given.conversation,
    model: language?.model ?? builtIn,
    turns,
    same_verdicts: turns.filter(turn => turn.same_verdict).length,
    recorded: told('recorded'),
    replayed: told('replayed'),
  }
}

function languageOf(
  { language: [usual] }: Settings,
  { model, url }: { model?: string | undefined; url?: string | undefined },
): Language | null {
  if (model === builtIn) return null
  const address = url?.replace(/\/+$/, '') ?? usual?.url
  const name = model ?? usual?.model
  if (!address || !name) throw new Problem(400, noModel)
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Problem(400, '--url must be a URL that begins with http:// or https://.')
  const own = address === usual?.url
  // Prices are those of the model in the settings.
  const price = own && name === usual.model ? usual.price : null
  return openaiLanguage({ ...usual, url: address, model: name, apiKey: own ? usual.apiKey : null, price })
}

const noModel = `No model is set (LLM_URL, LLM_MODEL): give --url and --model, or --model ${builtIn}.`
