import { jsonSchema, type ToolSet, tool } from 'ai'
import type { TSchema } from 'typebox'
import Schema from 'typebox/schema'
import type { LanguageTool } from './port.ts'

/** Our tools in the shape of the `ai` package. */
export function toolSet(tools: LanguageTool[]): ToolSet {
  const entries = tools.map(({ name, description, parameters, execute }) => [
    name,
    tool({
      description,
      inputSchema: checkedSchema(parameters),
      execute: (input, { abortSignal }) => execute(input, abortSignal ?? new AbortController().signal),
    }),
  ])
  return Object.fromEntries(entries) as ToolSet
}

/** A schema against which what the model sends is checked; what does not fit is told in the model's own terms. */
export function checkedSchema(schema: TSchema) {
  return jsonSchema<unknown>(schema as never, {
    validate: value =>
      Schema.Check(schema, value)
        ? { success: true, value }
        : { success: false, error: new TypeError(whyNot(schema, value)) },
  })
}

function whyNot(schema: TSchema, value: unknown): string {
  const [, errors] = Schema.Errors(schema, value)
  return errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ')
}
