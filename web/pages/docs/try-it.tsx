import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type ApiDocument, type Operation, resolve, type Schema } from './reference.ts'
import { type Answer, type Filled, send } from './request.ts'
import type { Draft } from './samples.ts'

/** The reader's key: in the memory of this page only, so that a reload forgets it. */
let rememberedKey = ''

/** A form that sends the request to this server, begun with the example. */
export function TryIt({
  operation,
  document,
  draft,
}: {
  operation: Operation
  document: ApiDocument
  draft: Draft
}) {
  const [filled, fill] = useState<Filled>(() => filledWith(draft))
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [problem, setProblem] = useState('')
  const running = useRef<AbortController | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => () => running.current?.abort(), [])
  const change = (changes: Partial<Filled>) => fill(before => ({ ...before, ...changes }))
  const { method, parameters } = operation

  const submit = async (event: Event) => {
    event.preventDefault()
    rememberedKey = filled.key
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    setProblem('')
    setAnswer(null)
    try {
      await send(operation, draft, filled, controller.signal, setAnswer)
    } catch (error) {
      if (!controller.signal.aborted) setProblem(`No answer: ${(error as Error).message}`)
      else setAnswer(last => last && { ...last, open: false })
    }
    if (running.current === controller) setBusy(false)
  }

  return (
    <details class="try">
      <summary>Try it</summary>
      <form onSubmit={event => void submit(event)} autocomplete="off">
        {operation.takesKey && (
          <Line label="API key" note="Forgotten when the page reloads. Without one, your session is used.">
            {id => (
              <input
                id={id}
                type="password"
                autocomplete="off"
                value={filled.key}
                onInput={event => change({ key: event.currentTarget.value.trim() })}
              />
            )}
          </Line>
        )}
        {parameters.map(({ name, in: place, schema, required }) => (
          <Line key={name} label={name} required={required}>
            {id => (
              <ParameterInput
                id={id}
                required={required}
                schema={resolve(schema, document)}
                value={place === 'header' ? filled.idempotencyKey : (filled[place][name] ?? '')}
                onChange={value =>
                  change(
                    place === 'header'
                      ? { idempotencyKey: value }
                      : { [place]: { ...filled[place], [name]: value } },
                  )
                }
              />
            )}
          </Line>
        ))}
        <BodyInputs operation={operation} document={document} draft={draft} filled={filled} change={change} />
        <p class="buttons">
          <button type="submit" class={method === 'DELETE' ? 'loud-button danger' : 'loud-button'}>
            {method === 'DELETE' ? 'Delete now' : 'Send'}
          </button>
          {busy && (
            <button type="button" class="quiet-button" onClick={() => running.current?.abort()}>
              Stop
            </button>
          )}
        </p>
      </form>
      <div role="status">
        {busy && !answer && <p>Waiting for the answer…</p>}
        {problem && <p class="careful">{problem}</p>}
        {answer && (
          <p class="outcome">{`${answer.status} ${answer.statusText}, ${answer.milliseconds} ms`}</p>
        )}
      </div>
      {answer && <AnswerView answer={answer} />}
    </details>
  )
}

function filledWith({ path, query, body, type }: Draft): Filled {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>)
  return {
    key: rememberedKey,
    idempotencyKey: '',
    path,
    query,
    json: type === 'application/json' ? JSON.stringify(body, null, 2) : '',
    fields: Object.fromEntries(
      entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
    files: {},
  }
}

let lines = 0

function Line({
  label,
  note,
  required,
  children,
}: {
  label: string
  note?: string
  required?: boolean
  children: (id: string) => ComponentChildren
}) {
  const id = useRef(`line-${lines++}`).current
  return (
    <div class="line">
      <label for={id}>
        {label}
        {required && <span class="required">required</span>}
      </label>
      {children(id)}
      {note && <p>{note}</p>}
    </div>
  )
}

function ParameterInput({
  id,
  schema,
  required,
  value,
  onChange,
}: {
  id: string
  schema: Schema
  required: boolean
  value: string
  onChange: (value: string) => void
}) {
  const words = schema.type === 'boolean' ? ['true', 'false'] : schema.enum
  if (!words)
    return (
      <input
        id={id}
        required={required}
        placeholder={schema.default === undefined ? '' : String(schema.default)}
        value={value}
        onInput={event => onChange(event.currentTarget.value)}
      />
    )
  return (
    <select id={id} value={value} onChange={event => onChange(event.currentTarget.value)}>
      {!required && <option value="" />}
      {words
        .filter(word => word !== null)
        .map(word => (
          <option key={String(word)}>{String(word)}</option>
        ))}
    </select>
  )
}

function BodyInputs({
  operation,
  document,
  draft,
  filled,
  change,
}: {
  operation: Operation
  document: ApiDocument
  draft: Draft
  filled: Filled
  change: (changes: Partial<Filled>) => void
}) {
  const { type } = draft
  if (type === undefined) return null
  if (type === 'application/json')
    return (
      <Line label="Body">
        {id => (
          <textarea
            id={id}
            spellcheck={false}
            rows={Math.min(18, filled.json.split('\n').length + 1)}
            value={filled.json}
            onInput={event => change({ json: event.currentTarget.value })}
          />
        )}
      </Line>
    )
  const schema = operation.bodies[0]?.schema
  const names = schema ? Object.keys(resolve(schema, document).properties ?? {}) : []
  const bare = type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded'
  const files = bare ? [{ name: 'body', several: false }] : draft.files
  return (
    <>
      {files.map(({ name, several }) => (
        <Line key={name} label={name}>
          {id => (
            <input
              id={id}
              type="file"
              multiple={several}
              onChange={event =>
                change({ files: { ...filled.files, [name]: [...(event.currentTarget.files ?? [])] } })
              }
            />
          )}
        </Line>
      ))}
      {names
        .filter(name => !files.some(file => file.name === name))
        .map(name => (
          <Line key={name} label={name}>
            {id => (
              <input
                id={id}
                value={filled.fields[name] ?? ''}
                onInput={event => change({ fields: { ...filled.fields, [name]: event.currentTarget.value } })}
              />
            )}
          </Line>
        ))}
    </>
  )
}

function AnswerView({ answer }: { answer: Answer }) {
  const { text, headers, file, open } = answer
  return (
    <div class="sample answered">
      {file && (
        <p>
          {file.image && <img src={file.url} alt="What the server answered" />}
          <a href={file.url} download={file.name}>
            Save {file.name}
          </a>
        </p>
      )}
      {(text || open) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <pre tabIndex={0} class="answer-body">
          <code>{text}</code>
        </pre>
      )}
      <details>
        <summary>Headers</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <pre tabIndex={0}>
          <code>{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</code>
        </pre>
      </details>
    </div>
  )
}
