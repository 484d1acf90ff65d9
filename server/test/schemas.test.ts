import { Ajv2020 } from 'ajv/dist/2020.js'
import fastJsonStringify from 'fast-json-stringify'
import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { modules } from '#server/app.ts'
import { compile } from '#server/http/request/validate.ts'

// The server compiles a schema when its endpoint is first asked, so what is wrong with one must show here.

test('every schema of every endpoint is a JSON Schema, and compiles', () => {
  const standard = new Ajv2020({ strict: false })
  for (const { method, path, params, query, body, answers } of modules.flatMap(each => each.endpoints)) {
    const said = Object.values(answers).filter((answer): answer is TSchema => typeof answer === 'object')
    for (const schema of [params, query, body, ...said]) {
      if (schema) expect(standard.validateSchema(schema), `${method} ${path}`).toBe(true)
    }
    for (const check of Object.values(compile({ params, query, body }))) check?.()
    for (const schema of said) if (schema) fastJsonStringify(schema)
  }
})
