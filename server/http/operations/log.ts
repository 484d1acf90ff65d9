import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'

const redacted = '[redacted]'

/** Names of fields whose values are secret. `token` also matches `input_tokens`, but numbers pass. */
const secretName = /passw|secret|token|authorization|cookie|credential|api[-_]?key|signature/i

/** Secrets that occur inside sentences: our API keys, bearer tokens, passwords in URLs. */
const secretsInText: [RegExp, string][] = [
  [/\bua_(?:admin_)?[\w-]{43}/g, redacted],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${redacted}`],
  [/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,400}@/gi, `$1${redacted}@`],
]

/**
 * The log of a process: one JSON object per line, with `level` as a word, `time` in ISO 8601 and `pid`. It
 * removes secrets from messages and, at any depth, from logged objects. (Bindings given to `child` are written
 * unchanged: pass only ids.)
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
        // Replaces pino's own serializer, which copies every field of an error.
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
  // No record of ours is this deep: it is a cycle, or an object that does not belong in a log.
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
 * The fields of an error that the log may hold. Errors of HTTP clients also carry whole requests (prompts,
 * headers), and those of the database carry the row (`detail`).
 */
function errorFields(error: Error, depth: number): Record<string, unknown> {
  const { code, reason, status, constraint, table, cause, errors } = error as Error & Record<string, unknown>
  const fields: Record<string, unknown> = {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: scrubText(error.message),
  }
  // When the database is away, every caller notices, and where says nothing. The reason is enough.
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
