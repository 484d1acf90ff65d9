import type { FastifyInstance } from 'fastify'
import { parse as locate, type ParseError } from 'jsonc-parser'
import secureJson from 'secure-json-parse'
import { invalid } from '../problem.ts'

/** JSON bodies; what isn't JSON is a 422 that says where (interface, "General"). */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    // Many clients name the type of every POST, also of one without a body: that is no body, not a wrong one.
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

/** Bodies that are somebody else's to read, whatever they say they are. */
export function takeAsItComes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}
