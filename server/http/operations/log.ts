import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'

const redacted = '[redacted]'

/** Names of fields whose values are nobody's business; `token` also covers `input_tokens`, but numbers are let through. */
const secretName = /passw|secret|token|authorization|cookie|credential|api[-_]?key|signature/i

/** Secrets that turn up inside sentences: our API keys, bearer tokens, passwords in addresses. */
const secretsInText: [RegExp, string][] = [
  [/\bua_(?:admin_)?[\w-]{43}/g, redacted],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${redacted}`],
  [/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,400}@/gi, `$1${redacted}@`],
]

/**
 * The log of a process: one JSON object a line, with `level` as a word, `time` in ISO 8601 and `pid`.
 * Secrets are removed from everything logged through an object, at any depth, and from messages.
 * (Bindings given to `child` are written as they are: ids only.)
 */
export function createLog(options: { level?: string; stream?: DestinationStream } = {}): Logger {
  return pino(
    {
      level: options.level ?? 'info',
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: {
        level: label => ({ level: label }),
        log: fields => scrub(fields, 0) as Record<string, unknown>,
      },
      serializers: {
        msg: message => (typeof message === 'string' ? scrubText(message) : message),
        // In place of pino's own, which copies every field of an error.
        err: error => scrub(error, 0),
      },
    },
    options.stream ?? pino.destination(1),
  )
}

function scrub(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return errorFields(value, depth)
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if ('toJSON' in value && typeof value.toJSON === 'function') return scrub(value.toJSON(), depth + 1)
  // Deeper than any record of ours: a cycle, or an object that has no place in a log.
  if (depth > 6) return '[…]'
  if (Array.isArray(value)) return value.map(item => scrub(item, depth + 1))
  const copy: Record<string, unknown> = {}
  for (const [name, item] of Object.entries(value)) {
    const hidden =
      secretName.test(name) && (typeof item === 'string' || typeof item === 'object') && item !== null
    copy[name] = hidden ? redacted : scrub(item, depth + 1)
  }
  return copy
}

function scrubText(text: string): string {
  return secretsInText.reduce((out, [pattern, instead]) => out.replace(pattern, instead), text)
}

/**
 * What a log may know of an error. Not its other fields: errors of HTTP clients carry whole requests
 * (prompts, headers), and those of the database carry the row (`detail`).
 */
function errorFields(error: Error, depth: number): Record<string, unknown> {
  const { code, reason, status, constraint, table, cause, errors } = error as Error & Record<string, unknown>
  const fields: Record<string, unknown> = {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: scrubText(error.message),
  }
  // Where it was noticed says nothing of a database that is away, and it is noticed everywhere: its reason is enough.
  const away = error instanceof DatabaseUnavailable
  if (!away) fields.stack = scrubText(error.stack ?? '')
  for (const [name, value] of Object.entries({ code, reason, status, constraint, table })) {
    if (typeof value === 'string' || typeof value === 'number') fields[name] = value
  }
  if (away || depth > 6) return fields
  if (cause instanceof Error) fields.cause = errorFields(cause, depth + 1)
  if (Array.isArray(errors)) fields.errors = errors.slice(0, 5).map(inner => scrub(inner, depth + 1))
  return fields
}
