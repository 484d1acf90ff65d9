import { beginningOf } from '../bounded.ts'

/** The parts of a request that not every server takes. */
interface ChatBody extends Record<string, unknown> {
  max_tokens?: number
  tools?: { function: Record<string, unknown> }[]
}

/** What one server refused, so that it is not asked that way again. */
type Refused = Set<'max_tokens' | 'temperature' | 'stream_options' | 'strict'>

/**
 * Asks in whichever way the server takes it, and remembers the way. OpenAI's reasoning models refuse `max_tokens`, want
 * `max_completion_tokens` (platform.openai.com/docs/api-reference/chat/create) and take no `temperature` but their own;
 * some servers know neither `stream_options` nor strict tools; vLLM and others refuse a ceiling that does not fit beside
 * the prompt, and are asked this once without one: our own limits hold.
 */
export function withAcceptedParameters(ask: typeof fetch): typeof fetch {
  const refused: Refused = new Set()
  return async (input, init) => {
    const body = JSON.parse(String(init?.body)) as ChatBody
    let ceiling = true
    // At most once for each parameter, and once without the ceiling.
    for (;;) {
      const response = await ask(input, { ...init, body: JSON.stringify(accepted(body, refused, ceiling)) })
      if ((response.status !== 400 && response.status !== 422) || !response.body) return response
      const text = await beginningOf(response.body)
      const known = refused.size
      const name = refusedBy(text, body, refused)
      if (name) refused.add(name)
      const full = ceiling && /max_(completion_)?tokens|max_model_len|context length/.test(text)
      if (refused.size === known && !full) return new Response(text, response)
      if (refused.size === known) ceiling = false
    }
  }
}

function accepted({ max_tokens, ...body }: ChatBody, refused: Refused, ceiling: boolean): object {
  const asked: ChatBody = { ...body }
  if (refused.has('temperature')) delete asked.temperature
  if (refused.has('stream_options')) delete asked.stream_options
  if (refused.has('strict'))
    asked.tools = body.tools?.map(tool => ({ ...tool, function: { ...tool.function, strict: undefined } }))
  const name = refused.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens'
  return ceiling && max_tokens !== undefined ? { ...asked, [name]: max_tokens } : asked
}

/** The parameter that an error names, among those that were sent and can be left out or renamed. */
function refusedBy(error: string, body: ChatBody, refused: Refused) {
  const named = (name: string) => error.includes(name)
  if (!refused.has('max_tokens') && body.max_tokens !== undefined && named('max_completion_tokens'))
    return 'max_tokens'
  if (!refused.has('temperature') && body.temperature !== undefined && named('temperature'))
    return 'temperature'
  if (!refused.has('stream_options') && body.stream_options !== undefined && named('stream_options'))
    return 'stream_options'
  if (!refused.has('strict') && body.tools && /strict|[Ii]nvalid schema for function/.test(error))
    return 'strict'
  return null
}
