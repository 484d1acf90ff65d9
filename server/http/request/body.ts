import type { FastifyInstance } from 'fastify'
import { parse as locate, type ParseError } from 'jsonc-parser'
import secureJson from 'secure-json-parse'
import { invalid } from '../problem.ts'

/** Parses JSON bodies. Malformed JSON is a 422 that names the place. */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    // Many clients send a Content-Type with every POST, also without a body. That is an absent body, not a wrong one.
    if (text === '') return done(null, undefined)
    try {
      done(null, secureJson.parse(text as string, { protoAction: 'remove', constructorAction: 'remove' }))
    } catch {
      const errors: ParseError[] = []
      locate(text as string, errors, { disallowComments: true, allowTrailingComma: false })
      const offset = errors[0]?.offset ?? text.length
      done(invalid(['body', String(offset)], 'JSON decode error', 'json_invalid'))
    }
  })
  app.addContentTypeParser('*', (_request: unknown, _payload: unknown, done: (error: Error) => void) => {
    done(invalid(['body'], 'Content-Type must be application/json', 'content_type'))
  })
}

/** Leaves every body unread, whatever its type, for a handler that reads it itself. */
export function takeAsItComes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}
