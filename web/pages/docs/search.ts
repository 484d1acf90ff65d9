import { type ApiDocument, type Operation, resolve, type Schema, valuesOf } from './reference.ts'

interface Found {
  /** what is searched: summary, method and path, group */
  text: string
  fields: Set<string>
}

/**
 * Filters the list of endpoints while somebody types: every word must stand in an endpoint's summary, path or group, or
 * in the name of one of its fields. `/` leads to the field, arrows lead through what was found.
 */
export function startSearch({
  nav,
  openMenu,
  reference,
}: {
  nav: HTMLElement
  openMenu: (open: boolean) => void
  reference: Promise<{ document: ApiDocument; operations: Map<string, Operation> }>
}): void {
  const box = nav.querySelector<HTMLElement>('#search')!
  const input = box.querySelector('input')!
  const status = nav.querySelector('#found')!
  const items = [...nav.querySelectorAll<HTMLLIElement>('li')]
  const groups = [...nav.querySelectorAll('details')]
  let index: Map<string, Found> | undefined
  let wasOpen: HTMLDetailsElement[] | null = null
  box.hidden = false

  const filter = async () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length > 0 && !index) index = indexOf(await reference)
    if (words.length > 0) wasOpen ??= groups.filter(group => group.open)
    let count = 0
    for (const item of items) {
      const hit = words.length === 0 ? '' : hitOf(item, words, index)
      item.hidden = hit === null
      showField(item, hit ?? '')
      if (hit !== null && item.dataset.operation) count += 1
    }
    for (const group of groups) {
      const empty = !group.querySelector('li:not([hidden])')
      group.hidden = empty
      group.open = words.length > 0 ? !empty : (wasOpen?.includes(group) ?? group.open)
    }
    if (words.length === 0) wasOpen = null
    const noun = count === 1 ? 'endpoint' : 'endpoints'
    status.textContent = words.length === 0 ? '' : `${count === 0 ? 'No' : count} ${noun}`
  }

  input.addEventListener('input', () => void filter())
  addEventListener('keydown', event => {
    const typing = event.target instanceof Element && event.target.matches('input, textarea, select')
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    openMenu(true)
    input.focus()
    input.select()
  })
  nav.addEventListener('keydown', event => {
    if (event.key === 'Escape' && input.value !== '') {
      event.stopPropagation()
      input.value = ''
      input.focus()
      void filter()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && event.target === input && input.value !== '') {
      event.preventDefault()
      const found = [...nav.querySelectorAll<HTMLElement>('a')].find(link => link.checkVisibility())
      found?.click()
    }
    if (!step) return
    const stops = [input, ...nav.querySelectorAll<HTMLElement>('a, summary')].filter(stop =>
      stop.checkVisibility(),
    )
    const at = stops.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    event.preventDefault()
    stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus()
  })
}

/** Null where a word is missing; else the field that it was found in, or ''. */
function hitOf(item: HTMLElement, words: string[], index: Map<string, Found> | undefined): string | null {
  const found = index?.get(item.dataset.operation ?? '')
  const text = found?.text ?? item.textContent!.toLowerCase()
  let field = ''
  for (const word of words) {
    if (text.includes(word)) continue
    const hit = [...(found?.fields ?? [])].find(name => name.includes(word))
    if (hit === undefined) return null
    field ||= hit
  }
  return field
}

function showField(item: HTMLElement, field: string): void {
  let note = item.querySelector('.hit')
  if (field === '') {
    note?.remove()
    return
  }
  if (!note) {
    note = document.createElement('span')
    note.className = 'hit'
    item.querySelector('a > span:last-child')!.append(note)
  }
  note.textContent = `has ${field}`
}

function indexOf({
  document: given,
  operations,
}: {
  document: ApiDocument
  operations: Map<string, Operation>
}): Map<string, Found> {
  return new Map(
    [...operations].map(([id, { method, path, group, summary, parameters, bodies, answers }]) => {
      const fields = new Set(parameters.map(({ name }) => name.toLowerCase()))
      const seen = new Set<string>()
      for (const { schema } of bodies) collect(schema, given, fields, seen)
      for (const { media } of answers) collect(media?.schema, given, fields, seen)
      return [id, { text: `${summary} ${method} ${path} ${group} ${id}`.toLowerCase(), fields }]
    }),
  )
}

/** The names of all fields of a schema, at any depth. */
function collect(
  schema: Schema | undefined,
  given: ApiDocument,
  fields: Set<string>,
  seen: Set<string>,
): void {
  if (!schema) return
  if (schema.$ref) {
    if (seen.has(schema.$ref)) return
    seen.add(schema.$ref)
  }
  const { properties = {}, items, anyOf = [], ...rest } = resolve(schema, given)
  for (const name of Object.keys(properties)) fields.add(name.toLowerCase())
  for (const part of [...Object.values(properties), items, valuesOf(rest), ...anyOf])
    collect(part, given, fields, seen)
}
