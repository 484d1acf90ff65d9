import { type FormEvent, useState } from 'react'
import { ApiError, type Connection } from '#client'
import { Button } from '../../parts/button.tsx'
import { ChoiceField, TextField } from '../../parts/field.tsx'
import { useEdits } from '../edits.ts'
import { sentenceOf } from '../sentence.ts'
import { settingsWords } from '../words.ts'
import css from './connection-form.module.css'
import { disconnect, testConnection } from './queries.ts'
import { TestResult } from './test-result.tsx'
import { channelsWords } from './words.ts'

/** A field of an account at a provider. A dot in its name leads into what the account has within it (`imap.host`). */
export interface ConnectionField {
  name: string
  label: string
  note?: string
  maxLength: number
  required?: boolean
  /** Never shown again: `stored` is its name among the secrets that the server has. */
  secret?: { stored: string }
  options?: readonly (readonly [value: string, label: string])[]
  inputMode?: 'numeric' | 'email' | 'tel' | 'url'
  /** Stands beside its neighbour, where there is room. */
  half?: true
}

export interface ConnectionPart {
  title: string
  note: string
  fields: ConnectionField[]
}

/**
 * An account at a provider: saved, then tested at once. What was typed outlives the page until it is saved, but no secret does.
 * `saved`: by the names of the fields; `save` is given what differs from nothing, secrets only where they were typed.
 */
export function ConnectionForm({
  connection,
  parts,
  saved,
  save,
}: {
  connection: Connection
  parts: ConnectionPart[]
  saved: Record<string, string>
  save: (values: Record<string, string>) => Promise<unknown>
}) {
  const words = channelsWords()
  const { channel, own } = connection
  const edits = useEdits(`connection:${channel}`, saved)
  const [secrets, setSecrets] = useState<Record<string, string>>({})
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState<'save' | 'test' | null>(null)
  const dirty = edits.dirty || Object.values(secrets).some(Boolean)
  const names = parts.flatMap(({ fields }) => fields.map(({ name }) => name))

  const attempt = async (what: 'save' | 'test', work: () => Promise<unknown>) => {
    setBusy(what)
    setFault(null)
    setFaults({})
    try {
      await work()
    } catch (error) {
      const found = faultsOf(error, names)
      setFaults(found)
      if (!Object.keys(found).length) setFault(sentenceOf(error))
    }
    setBusy(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt('save', async () => {
      await save({ ...edits.values, ...secrets })
      edits.clear()
      setSecrets({})
      await testConnection(channel)
    })
  }
  const forget = () => {
    edits.clear()
    setSecrets({})
    void disconnect(channel, words.forgotten)
  }

  return (
    <form className={css.form} onSubmit={submit}>
      {parts.map(({ title, note, fields }) => (
        <fieldset key={title} className={css.part}>
          <legend>{title}</legend>
          <p className={css.note}>{note}</p>
          <div className={css.fields}>
            {fields.map(field => (
              <div key={field.name} className={field.half ? undefined : css.whole}>
                <OneField
                  field={field}
                  value={(field.secret ? secrets : edits.values)[field.name] ?? ''}
                  isStored={field.secret !== undefined && connection.secrets.includes(field.secret.stored)}
                  fault={faults[field.name]}
                  change={value =>
                    field.secret
                      ? setSecrets(typed => ({ ...typed, [field.name]: value }))
                      : edits.set({ [field.name]: value })
                  }
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      {fault !== null && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={css.ways}>
        {dirty || !own ? (
          <Button type="submit" loading={busy === 'save'} disabled={!dirty}>
            {words.save_and_test}
          </Button>
        ) : (
          <Button
            variant="default"
            loading={busy === 'test'}
            onClick={() => void attempt('test', () => testConnection(channel))}
          >
            {words.test_again}
          </Button>
        )}
        {dirty && own && (
          <Button
            variant="subtle"
            onClick={() => {
              edits.clear()
              setSecrets({})
              setFaults({})
            }}
          >
            {settingsWords().discard}
          </Button>
        )}
        {!dirty && own && (
          <Button variant="alarm" onClick={forget}>
            {words.use_shared}
          </Button>
        )}
      </div>
      <TestResult connection={connection} isRunning={busy !== null} />
    </form>
  )
}

/** The server's sentences by the fields that they are about. */
function faultsOf(error: unknown, names: string[]): Record<string, string> {
  if (!(error instanceof ApiError) || error.status !== 422) return {}
  const found = error.fields.map(({ loc, msg }) => [loc.slice(1).join('.'), msg] as const)
  return found.every(([name]) => names.includes(name)) ? Object.fromEntries(found) : {}
}

function OneField({
  field: { label, note, maxLength, required = false, secret, options, inputMode },
  value,
  isStored,
  fault,
  change,
}: {
  field: ConnectionField
  value: string
  isStored: boolean
  fault: string | undefined
  change: (value: string) => void
}) {
  if (options)
    return (
      <ChoiceField
        label={label}
        note={note}
        error={fault}
        options={options}
        value={value}
        onChange={event => change(event.target.value)}
      />
    )
  return (
    <TextField
      label={label}
      note={isStored ? channelsWords().kept_secret : note}
      error={fault}
      dir="ltr"
      maxLength={maxLength}
      required={required && !isStored}
      inputMode={inputMode}
      {...(secret ? { type: 'password', autoComplete: 'new-password' } : { autoComplete: 'off' })}
      value={value}
      onChange={event => change(event.target.value)}
    />
  )
}
