import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { type ApiDocument, alternatives, recordName, type Schema, valuesOf } from './reference.ts'

/** One field, parameter or value: its name, its type, its limits, and below it what it is made of. */
export function Field({
  name,
  schema,
  required,
  document,
}: {
  name: string
  schema: Schema
  /** undefined where it makes no difference, as in answers */
  required?: boolean | undefined
  document: ApiDocument
}) {
  const { parts } = alternatives(schema, document)
  const description = schema.description ?? (parts.length === 1 ? parts[0]?.description : undefined)
  const values = parts.length === 1 ? enumOf(parts[0]!) : []
  return (
    <li>
      <p class="name">
        <code>{name}</code> <span class="type">{typeOf(schema, document)}</span>
        {required && <span class="required">required</span>}
      </p>
      {description && <p>{description}</p>}
      {values.length > 0 && (
        <p class="values">
          One of{' '}
          {values.map((value, at) => (
            <>
              {at > 0 && ', '}
              <code>{String(value)}</code>
            </>
          ))}
        </p>
      )}
      <Limits
        schema={parts.length === 1 ? { ...parts[0]!, default: schema.default ?? parts[0]!.default } : schema}
      />
      <Inside schema={schema} document={document} />
    </li>
  )
}

/** What a schema is made of: the fields of an object, what a list holds, or one of several shapes. */
export function Shape({ schema, document, sent }: { schema: Schema; document: ApiDocument; sent: boolean }) {
  const parts = alternatives(schema, document).parts.map(part => itemOf(part, document))
  const objects = parts.filter(part => part.properties ?? valuesOf(part))
  if (objects.length === 1) return <Fields schema={objects[0]!} document={document} sent={sent} />
  return (
    <>
      {objects.map(part => (
        <div class="variant">
          <p>{eventOf(part) ?? 'Or'}</p>
          <Fields schema={part} document={document} sent={sent} />
        </div>
      ))}
    </>
  )
}

function Fields({ schema, document, sent }: { schema: Schema; document: ApiDocument; sent: boolean }) {
  const values = valuesOf(schema)
  return (
    <ul class="fields">
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <Field
          key={name}
          name={name}
          schema={field}
          required={sent ? schema.required?.includes(name) : undefined}
          document={document}
        />
      ))}
      {values && !schema.properties && <Field name="any name" schema={values} document={document} />}
    </ul>
  )
}

/** The nested fields, made when they are opened, since records may hold themselves. */
function Inside({ schema, document }: { schema: Schema; document: ApiDocument }) {
  const parts = alternatives(schema, document).parts.map(part => itemOf(part, document))
  if (!parts.some(part => part.properties ?? nested(part, document))) return null
  const name = recordName(schema) ?? recordName(alternatives(schema, document).parts[0]?.items ?? {})
  return (
    <Unfolding label={name ? `Fields of ${name}` : 'Fields'}>
      {() => <Shape schema={schema} document={document} sent={false} />}
    </Unfolding>
  )
}

/** Whether the values of a map are more than words or numbers. */
function nested(part: Schema, document: ApiDocument): boolean {
  const values = valuesOf(part)
  return (
    values !== undefined && alternatives(values, document).parts.some(value => value.properties !== undefined)
  )
}

export function Unfolding({ label, children }: { label: string; children: () => ComponentChildren }) {
  const [open, setOpen] = useState(false)
  return (
    <details class="unfolding" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && children()}
    </details>
  )
}

/** What a list of lists of … holds in the end. */
function itemOf(part: Schema, document: ApiDocument): Schema {
  if (!part.items) return part
  const [item] = alternatives(part.items, document).parts
  return item ? itemOf(item, document) : part
}

/** The name of an event, which tells the shapes of a stream apart. */
function eventOf({ properties }: Schema): string | undefined {
  const { const: name, enum: names } = properties?.event ?? {}
  const all = name === undefined ? names : [name]
  return all && `Event ${all.join(', ')}`
}

const enumOf = (part: Schema): unknown[] =>
  (part.items ? (part.items.enum ?? []) : (part.enum ?? [])).filter(value => value !== null)

/** The type in words. */
export function typeOf(schema: Schema, document: ApiDocument): string {
  const { parts, nullable } = alternatives(schema, document)
  const words = [...new Set(parts.map(part => wordOf(part, document)))]
  if (nullable) words.push('null')
  return words.join(' or ') || 'anything'
}

function wordOf(part: Schema, document: ApiDocument): string {
  if (part.const !== undefined) return JSON.stringify(part.const)
  if (part.items) return `array of ${plural(typeOf(part.items, document))}`
  const type = [part.type ?? []].flat().join(' or ')
  if (type !== 'string') {
    const values = valuesOf(part)
    return type === 'object' && values && !part.properties
      ? `object of ${plural(typeOf(values, document))}`
      : type || 'anything'
  }
  const formats: Record<string, string> = {
    uuid: 'id',
    'date-time': 'time',
    moment: 'time',
    email: 'email address',
    'typed-email': 'email address',
    binary: 'file',
  }
  return formats[part.format ?? ''] ?? 'string'
}

const plural = (word: string): string =>
  /^(string|object|number|integer|boolean|id|time|file)$/.test(word)
    ? `${word}s`
    : word.replace(/address$/, 'addresses')

function Limits({ schema }: { schema: Schema }) {
  const said = limitsOf(schema)
  return said.length > 0 ? <p class="limits">{said.join(' · ')}</p> : null
}

const number = (value: number): string => value.toLocaleString('en')

function limitsOf(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema
  return [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
    schema.uniqueItems ? 'each once' : '',
    range(undefined, schema.maxProperties, ' entries'),
    pattern === undefined ? '' : pattern === '\\S' ? 'not blank' : `matches ${pattern}`,
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ].filter(Boolean)
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined && !(least === 0 && unit !== ''))
    return least === most ? `${number(least)}${unit}` : `${number(least)} to ${number(most)}${unit}`
  if (most !== undefined) return `at most ${number(most)}${unit}`
  return least === undefined || (least === 0 && unit !== '') ? '' : `at least ${number(least)}${unit}`
}
