import { beginningOf } from '../bounded.ts'

/**
 * Asks for a ceiling of tokens in whichever way the server takes it. OpenAI's reasoning models refuse `max_tokens` and want
 * `max_completion_tokens` (platform.openai.com/docs/api-reference/chat/create); vLLM and others refuse a ceiling that does
 * not fit beside the prompt: those are asked without one, and our own limits hold.
 */
export function withTokenCeiling(ask: typeof fetch): typeof fetch {
  let name: 'max_tokens' | 'max_completion_tokens' = 'max_tokens'
  return async (input, init) => {
    const { max_tokens: most, ...body } = JSON.parse(String(init?.body))
    const send = (ceiling: object) => ask(input, { ...init, body: JSON.stringify({ ...body, ...ceiling }) })
    if (most === undefined) return send({})
    const response = await send({ [name]: most })
    if (response.status !== 400 || !response.body) return response
    const text = await beginningOf(response.body)
    if (name === 'max_tokens' && text.includes('max_completion_tokens')) {
      name = 'max_completion_tokens'
      return send({ [name]: most })
    }
    if (/max_(completion_)?tokens|max_model_len|context length/.test(text)) return send({})
    return new Response(text, response)
  }
}
