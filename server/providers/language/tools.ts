import { jsonSchema, type ToolSet, tool } from 'ai'
import type { TSchema } from 'typebox'
import Schema from 'typebox/schema'
import type { LanguageTool } from './port.ts'
import { closedSchema, strictSchema, withoutNulls } from './strict-schema.ts'

/** Calls of tools that run in one step of the model when the caller names no number. */
export const usualCallsPerStep = 8

/** The longest result that a model gets of one call, as JSON, in characters. */
const longestResult = 20_000

/** The tools of one answer. */
export interface Toolbox {
  set: ToolSet
  /** Before each step of the model: the calls of a step are counted from zero. */
  newStep(): void
}

/**
 * Our tools in the shape of the `ai` package. Of one step only so many calls run; the others are answered with an error,
 * and a call that repeats one of its step word for word gets that one's result.
 */
export function toolbox(tools: LanguageTool[], mostCalls = usualCallsPerStep): Toolbox {
  const step = new Map<string, Promise<unknown>>()
  const entries = tools.map(({ name, description, parameters, execute }) => [
    name,
    tool({
      description,
      strict: true,
      inputSchema: argumentsSchema(parameters),
      execute: async (input, { abortSignal }) => {
        const call = `${name} ${JSON.stringify(input)}`
        const before = step.get(call)
        if (before) return before
        if (step.size >= mostCalls) throw new Error(`Too many calls at once: only ${mostCalls} were made.`)
        const result = execute(input, abortSignal ?? new AbortController().signal).then(bounded)
        step.set(call, result)
        return result
      },
    }),
  ])
  return { set: Object.fromEntries(entries) as ToolSet, newStep: () => step.clear() }
}

/** A result of any size as one that a model can read. */
function bounded(result: unknown): unknown {
  const json = JSON.stringify(result) ?? 'null'
  return json.length <= longestResult ? result : { cut_off_after: json.slice(0, longestResult) }
}

/** The schema that the model is shown, and the one against which its arguments are checked. */
function argumentsSchema(schema: TSchema) {
  const closed = closedSchema(schema)
  return jsonSchema<unknown>(strictSchema(schema) as never, {
    validate: given => checked(closed, withoutNulls(schema, given)),
  })
}

/** A schema against which what the model sends is checked; what does not fit is told in the model's own terms. */
export function checkedSchema(schema: TSchema) {
  return jsonSchema<unknown>(schema as never, { validate: value => checked(schema, value) })
}

const checked = (schema: TSchema, value: unknown) =>
  Schema.Check(schema, value)
    ? { success: true as const, value }
    : { success: false as const, error: new TypeError(whyNot(schema, value)) }

function whyNot(schema: TSchema, value: unknown): string {
  const [, errors] = Schema.Errors(schema, value)
  return errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ')
}
