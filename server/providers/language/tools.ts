import { jsonSchema } from 'ai'
import type { TSchema } from 'typebox'
import Schema from 'typebox/schema'
import type { LanguageTool, LanguageToolCall } from './port.ts'
import { closedSchema, strictSchema, withoutNulls } from './strict-schema.ts'

/** Calls of tools that run in one step of the model when the caller names no number. */
export const usualCallsPerStep = 8

/** The longest result that a model gets of one call, as JSON, in characters. */
const longestResult = 20_000

/** A call as the model wrote it. */
export interface ModelCall {
  id: string
  name: string
  /** JSON. */
  arguments: string
}

/** The tool's result, or the reason why there is none. */
type CallResult = { output: unknown } | { error: string }

export type AnsweredCall = ModelCall & LanguageToolCall

/** The tools of one answer. */
export interface Toolbox {
  /** As the model is shown them; `parameters` is a strict JSON Schema. */
  definitions: { name: string; description: string; parameters: object }[]
  /** Before each step of the model: the calls of a step are counted from zero. */
  newStep(): void
  /** Reads a call. `input` is what the tool gets; null where it is no JSON, or there is no such tool. `run` never rejects. */
  read(call: ModelCall): { input: unknown; run(signal: AbortSignal): Promise<CallResult> }
}

/**
 * Checks and runs what a model calls. Of one step only so many calls run; the others are answered with an error, and a call that
 * repeats one of its step word for word gets that one's result.
 */
export function toolbox(tools: LanguageTool[], mostCalls = usualCallsPerStep): Toolbox {
  const step = new Map<string, Promise<CallResult>>()
  const byName = new Map(tools.map(tool => [tool.name, { tool, closed: closedSchema(tool.parameters) }]))
  return {
    definitions: tools.map(({ name, description, parameters }) => ({
      name,
      description,
      parameters: strictSchema(parameters),
    })),
    newStep: () => step.clear(),
    read({ name, arguments: written }) {
      const found = byName.get(name)
      if (!found) return refused(null, `There is no tool ${name}.`)
      const given = parsed(written)
      if (given === undefined) return refused(null, 'The arguments are no JSON.')
      const { tool, closed } = found
      const input = withoutNulls(tool.parameters, given)
      const misfit = misfitOf(closed, input)
      if (misfit !== null) return refused(given, `The arguments do not fit: ${misfit}`)
      return {
        input,
        run(signal) {
          const call = `${name} ${JSON.stringify(input)}`
          const before = step.get(call)
          if (before) return before
          if (step.size >= mostCalls)
            return Promise.resolve({ error: `Too many calls at once: only ${mostCalls} were made.` })
          const result = resultOf(() => tool.execute(input as never, signal))
          step.set(call, result)
          return result
        },
      }
    },
  }
}

const refused = (input: unknown, error: string) => ({
  input,
  run: async (): Promise<CallResult> => ({ error }),
})

/** Undefined when it is no JSON. A call without arguments has none. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json || '{}')
  } catch {
    return undefined
  }
}

async function resultOf(run: () => Promise<unknown>): Promise<CallResult> {
  try {
    return { output: bounded(await run()) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** A result of any size as one that a model can read. */
function bounded(result: unknown): unknown {
  const json = JSON.stringify(result) ?? 'null'
  return json.length <= longestResult ? result : { cut_off_after: json.slice(0, longestResult) }
}

/** A schema against which what the model sends is checked; what does not fit is told in the model's own terms. */
export function checkedSchema(schema: TSchema) {
  return jsonSchema<unknown>(schema as never, {
    validate(value) {
      const misfit = misfitOf(schema, value)
      return misfit === null ? { success: true, value } : { success: false, error: new TypeError(misfit) }
    },
  })
}

/** What of a value does not fit the schema; null when all does. */
function misfitOf(schema: TSchema, value: unknown): string | null {
  if (Schema.Check(schema, value)) return null
  const [, errors] = Schema.Errors(schema, value)
  return errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ')
}
