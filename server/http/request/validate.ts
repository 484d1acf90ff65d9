import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { type TSchema, Type } from 'typebox'
import type { FieldProblem } from '#contract/errors.ts'
import { readMoment } from '#server/http/moment.ts'
import { Problem } from '../problem.ts'
import { dropNulls, readBooleans, sayTwice } from './lenient.ts'

// `ajv-formats` is CommonJS: its default export sits one level down for Node, not for the types.
const formats = ((addFormats as unknown as { default?: unknown }).default ?? addFormats) as (ajv: Ajv) => void

function makeAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    coerceTypes,
    useDefaults: true,
    strict: false,
    verbose: true,
    // Our own schemas are checked against JSON Schema in a test: to do it here took 150 ms of every start.
    meta: false,
    validateSchema: false,
  })
  formats(ajv)
  ajv.addFormat('moment', text => readMoment(text) !== null)
  const email = ajv.compile({ type: 'string', format: 'email', maxLength: 254 })
  ajv.addFormat('typed-email', text => email(text.trim()))
  return ajv
}

/** Query and path arrive as text, so numbers are parsed from it. A body must have the right types already. */
const ofText = makeAjv(true)
const ofBody = makeAjv(false)

/** Each compiles its schema when it is first called: to compile all of them took a fifth of every start. */
export interface Validators {
  path?: () => ValidateFunction
  query?: () => ValidateFunction
  body?: () => ValidateFunction
}

export function compile(schemas: { params?: TSchema; query?: TSchema; body?: TSchema }): Validators {
  const once = (ajv: Ajv, schema: TSchema | undefined) => {
    let check: ValidateFunction | undefined
    return schema && (() => (check ??= ajv.compile(schema)))
  }
  return {
    path: once(ofText, schemas.params),
    query: once(ofText, schemas.query),
    body: once(ofBody, schemas.body),
  }
}

/**
 * Checks path, query and body together and throws one 422 that lists all errors. A malformed id in the path is
 * a 404 before anything else, and a repeated parameter a 400, since nobody can tell which value was meant. A
 * malformed id in query or body is a 404, like an unknown one, once everything else is valid.
 */
export function validate(
  validators: Validators,
  given: { path: unknown; query: unknown; body: unknown },
): void {
  const all: FieldProblem[] = []
  let nobodys: string | undefined
  for (const place of ['path', 'query', 'body'] as const) {
    const check = validators[place]?.()
    if (!check) continue
    const unclean = findUnclean(given[place], [place], 0)
    if (unclean) {
      if (place === 'path') throw new Problem(404, 'Not found')
      all.push(unclean)
      continue
    }
    const schema = check.schema as AnySchemaObject
    if (place === 'query') {
      const twice = sayTwice(schema, given.query)
      if (twice) throw new Problem(400, twice)
      readBooleans(schema, given.query)
    }
    if (place === 'body') dropNulls(schema, given.body)
    if (place === 'body' && given.body === undefined) {
      // `Type.Optional` around the whole body: an action that needs no input, such as a cancellation.
      if (Type.IsOptional(check.schema)) continue
      all.push({ loc: ['body'], msg: 'Field required', type: 'missing' })
    } else if (!check(given[place])) {
      for (const error of check.errors ?? []) {
        const sentence = (error.parentSchema as { 'x-not-found'?: string })['x-not-found']
        if (place === 'path') throw new Problem(404, sentence ?? 'Not found')
        if (sentence && error.keyword === 'format') {
          nobodys ??= sentence
          continue
        }
        const said = say(place, error)
        if (said) all.push(said)
      }
    }
  }
  if (all.length) throw new Problem(422, all)
  if (nobodys) throw new Problem(404, nobodys)
}

/** Deeper bodies only try to exhaust the stack. */
const maxDepth = 64

/**
 * The first string that PostgreSQL can't hold (NUL) or that is no Unicode text (a lone surrogate), or
 * the first place nested too deep; null when the value is clean.
 */
function findUnclean(value: unknown, loc: string[], depth: number): FieldProblem | null {
  if (typeof value === 'string') {
    if (value.includes('\0'))
      return { loc, msg: 'Text may not contain the NUL character', type: 'string_unicode' }
    if (!value.isWellFormed()) return { loc, msg: 'Text must be valid Unicode', type: 'string_unicode' }
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  if (depth >= maxDepth) return { loc, msg: `Nested deeper than ${maxDepth} levels`, type: 'recursion_loop' }
  for (const [key, item] of Object.entries(value)) {
    const bad = findUnclean(key, [...loc, key], depth) ?? findUnclean(item, [...loc, key], depth + 1)
    if (bad) return bad
  }
  return null
}

const typeNames: Record<string, [msg: string, type: string]> = {
  string: ['Input should be a valid string', 'string_type'],
  integer: ['Input should be a valid integer', 'int_type'],
  number: ['Input should be a valid number', 'float_type'],
  boolean: ['Input should be a valid boolean', 'bool_type'],
  array: ['Input should be a valid list', 'list_type'],
  object: ['Input should be a valid object', 'dict_type'],
}

const formatNames: Record<string, [msg: string, type: string]> = {
  moment: ['Input should be an ISO 8601 date and time', 'datetime_parsing'],
  'date-time': ['Input should be an ISO 8601 date and time', 'datetime_parsing'],
  email: ['Input should be an email address', 'value_error'],
  'typed-email': ['Input should be an email address', 'value_error'],
  uuid: ['Input should be a UUID', 'uuid_parsing'],
  uri: ['Input should be a URL', 'url_parsing'],
}

/** One schema failure, in the words of pydantic, which clients know. */
function say(place: string, error: ErrorObject): FieldProblem | null {
  const loc = [place, ...error.instancePath.split('/').slice(1).map(unescapePointer)]
  const { params } = error
  const plural = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`
  switch (error.keyword) {
    case 'required':
      return { loc: [...loc, params.missingProperty], msg: 'Field required', type: 'missing' }
    case 'type': {
      const wanted = (Array.isArray(params.type) ? params.type : [params.type]).find(
        (t: string) => t !== 'null',
      )
      const [msg, type] = typeNames[wanted] ?? ['Input has the wrong type', 'value_error']
      // In a query even a number is text, so parsing failed.
      const parsing = place !== 'body' && /^(int|float|bool)_type$/.test(type)
      return { loc, msg, type: parsing ? type.replace('_type', '_parsing') : type }
    }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).filter(v => v !== null)
      return { loc, msg: `Input should be ${allowed.map(v => `'${v}'`).join(' or ')}`, type: 'enum' }
    }
    case 'maxLength':
      return {
        loc,
        msg: `String should have at most ${plural(params.limit, 'character')}`,
        type: 'string_too_long',
      }
    case 'minLength':
      return {
        loc,
        msg: `String should have at least ${plural(params.limit, 'character')}`,
        type: 'string_too_short',
      }
    case 'maxItems':
      return { loc, msg: `List should have at most ${plural(params.limit, 'item')}`, type: 'too_long' }
    case 'minItems':
      return { loc, msg: `List should have at least ${plural(params.limit, 'item')}`, type: 'too_short' }
    case 'minimum':
      return {
        loc,
        msg: `Input should be greater than or equal to ${params.limit}`,
        type: 'greater_than_equal',
      }
    case 'maximum':
      return { loc, msg: `Input should be less than or equal to ${params.limit}`, type: 'less_than_equal' }
    case 'pattern':
      return { loc, msg: `String should match '${params.pattern}'`, type: 'string_pattern_mismatch' }
    case 'format': {
      const [msg, type] = formatNames[params.format] ?? ['Input has the wrong form', 'value_error']
      return { loc, msg, type }
    }
    case 'if':
      return null // its branch has reported the error
    default:
      return { loc, msg: error.message ?? 'Input is not valid', type: 'value_error' }
  }
}

const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')
