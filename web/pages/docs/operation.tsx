import { useEffect, useMemo, useState } from 'preact/hooks'
import { copyText } from './clipboard.ts'
import { exampleOf } from './example.ts'
import { Field, Shape, Unfolding } from './fields.tsx'
import {
  type ApiDocument,
  groupTitle,
  type Media,
  type Operation,
  type Parameter,
  recordName,
} from './reference.ts'
import { clientOf, curlOf, draftOf } from './samples.ts'
import { TryIt } from './try-it.tsx'

/** One endpoint whole: what it takes and answers, samples to copy, and a form to try it. */
export function OperationView({ operation, document }: { operation: Operation; document: ApiDocument }) {
  const { method, path, group, summary } = operation
  const draft = useMemo(() => draftOf(operation, document), [operation, document])
  const example = answerExample(operation, document)
  return (
    <article class="operation">
      <div class="text">
        <p class="crumb">
          <a href={`#/${group}`}>{groupTitle(group)}</a>
        </p>
        <h1 tabIndex={-1}>{summary}</h1>
        <p class="route whole">
          <span class={`method ${method.toLowerCase()}`}>{method}</span> <code>{path}</code>
          <Copy text={path} label="Copy the path" />
        </p>
        <Facts operation={operation} />
        <Parameters operation={operation} document={document} place="path" title="In the path" />
        <Parameters operation={operation} document={document} place="query" title="In the query" />
        <Bodies operation={operation} document={document} />
        <Parameters operation={operation} document={document} place="header" title="Headers" />
        <Answers operation={operation} document={document} />
      </div>
      <div class="aside">
        <Sample
          variants={[
            ['curl', curlOf(operation, draft, location.origin)],
            ['Client', clientOf(operation, draft)],
          ]}
        />
        <TryIt operation={operation} document={document} draft={draft} />
        {example !== null && <Sample variants={[[`Answer ${operation.answers[0]?.status}`, example]]} />}
      </div>
    </article>
  )
}

function answerExample({ answers }: Operation, document: ApiDocument): string | null {
  const media = answers[0]?.media
  if (!media?.schema) return null
  if (media.type !== 'text/event-stream')
    return JSON.stringify(exampleOf(media.schema, document, 'answer'), null, 2)
  const events = (document.components.schemas[recordName(media.schema) ?? ''] ?? media.schema).anyOf ?? [
    media.schema,
  ]
  return events
    .map(event => exampleOf(event, document, 'answer') as { event: string; data: unknown })
    .map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}`)
    .join('\n\n')
}

function Facts({ operation }: { operation: Operation }) {
  const { callers, limit, method } = operation
  return (
    <dl class="facts">
      <dt>For</dt>
      <dd>
        {callers.length === 0
          ? 'everybody; a credential is not looked at'
          : callers.map(caller => <span class="caller">{caller}</span>)}
      </dd>
      <dt>Rate limit</dt>
      <dd>
        <a href="#/limits">{limit ? `${limit}, general` : 'general'}</a>
      </dd>
      {method === 'DELETE' && (
        <>
          <dt>Careful</dt>
          <dd class="careful">What it deletes is gone at once. Nothing asks first.</dd>
        </>
      )}
    </dl>
  )
}

function Parameters({
  operation,
  document,
  place,
  title,
}: {
  operation: Operation
  document: ApiDocument
  place: Parameter['in']
  title: string
}) {
  const parameters = operation.parameters.filter(parameter => parameter.in === place)
  if (parameters.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul class="fields">
        {parameters.map(({ name, schema, required }) => (
          <Field
            key={name}
            name={name}
            schema={
              name === 'Idempotency-Key'
                ? { ...schema, description: 'Repeats of this request happen once: see Idempotency' }
                : schema
            }
            required={required}
            document={document}
          />
        ))}
      </ul>
    </section>
  )
}

function Bodies({ operation, document }: { operation: Operation; document: ApiDocument }) {
  const { bodies, bodyRequired } = operation
  return (
    <>
      {bodies.map(media => (
        <section key={media.type}>
          <h2>
            Body <span class="media">{media.type}</span>
            {!bodyRequired && <span class="media">may be left out</span>}
          </h2>
          <Content media={media} document={document} sent />
        </section>
      ))}
    </>
  )
}

function Answers({ operation, document }: { operation: Operation; document: ApiDocument }) {
  return (
    <section>
      <h2>Answers</h2>
      {operation.answers.map(({ status, description, media }) => (
        <div class="answer" key={status}>
          <h3>
            <span class="status">{status}</span> {description}
            {media && <span class="media">{media.type}</span>}
          </h3>
          {media && <Content media={media} document={document} sent={false} />}
        </div>
      ))}
      <Unfolding label={`Refusals: ${operation.errors.map(({ status }) => status).join(', ')}`}>
        {() => (
          <>
            <dl class="refusals">
              {operation.errors.map(({ status, description }) => (
                <>
                  <dt>{status}</dt>
                  <dd>{description}</dd>
                </>
              ))}
            </dl>
            <p>
              Each is <code>{'{ "detail": … }'}</code>: a sentence, or for 422 a list. See{' '}
              <a href="#/errors">Errors</a>.
            </p>
          </>
        )}
      </Unfolding>
    </section>
  )
}

function Content({ media, document, sent }: { media: Media; document: ApiDocument; sent: boolean }) {
  if (!media.schema) return <p>{sent ? 'The bytes as they are.' : 'A file.'}</p>
  const name = recordName(media.schema)
  return (
    <>
      {name && <p class="record">{name}</p>}
      <Shape schema={media.schema} document={document} sent={sent} />
    </>
  )
}

type Variant = readonly [label: string, text: string]

/** Which kind of sample the reader last chose; it holds for the endpoints after. */
let chosen = 'curl'

function Sample({ variants }: { variants: Variant[] }) {
  const [label, choose] = useState(variants.some(([name]) => name === chosen) ? chosen : variants[0]![0])
  const text = variants.find(([name]) => name === label)?.[1] ?? ''
  return (
    <div class="sample">
      <div class="tabs">
        {variants.length === 1 ? (
          <p>{label}</p>
        ) : (
          variants.map(([name]) => (
            <button
              type="button"
              key={name}
              aria-pressed={name === label}
              onClick={() => {
                chosen = name
                choose(name)
              }}
            >
              {name}
            </button>
          ))
        )}
        <Copy text={text} label={`Copy ${label}`} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  )
}

function Copy({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(setCopied, 2_000, false)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button
      type="button"
      class="copy"
      aria-label={copied ? 'Copied' : label}
      onClick={() => void copyText(text).then(setCopied)}
    >
      {copied ? 'Copied' : 'Copy'}
    </button>
  )
}
