import './docs.css'
import './operation.css'
import { render } from 'preact'
import { OperationView } from './operation.tsx'
import { type ApiDocument, type Operation, operationsOf } from './reference.ts'
import { startSearch } from './search.ts'
import { unfoldSideList } from './side-list.ts'

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no ${id}.`)
  return element
}
const nav = find('nav')
const place = find('operation')
const menu = find('menu')
const sections = [...document.querySelectorAll<HTMLElement>('main > section')]

interface Reference {
  document: ApiDocument
  operations: Map<string, Operation>
}

const reference: Promise<Reference> = fetch('/api/v1/openapi.json')
  .then(response => response.json() as Promise<ApiDocument>)
  .then(given => ({ document: given, operations: new Map(operationsOf(given).map(one => [one.id, one])) }))

/** The part of the address that names what is shown: `/`, `/leads`, `/getLeads`. */
const address = (): string => decodeURIComponent(location.hash.slice(1)) || '/'

/** Shows what the address names: a section of the page, or an endpoint. */
async function show(byReader: boolean): Promise<void> {
  const wanted = address()
  // Within the page, such as the link that skips to the content.
  if (!wanted.startsWith('/')) return
  const section = sections.find(({ id }) => id === wanted)
  if (section) {
    render(null, place)
    place.hidden = true
    reveal(section)
    return arrive(section.dataset.title ?? '', section, byReader)
  }
  const { document: given, operations } = await reference
  if (address() !== wanted) return
  const operation = operations.get(wanted.slice(1))
  if (!operation) {
    location.replace('#/')
    return
  }
  reveal(null)
  place.hidden = false
  render(<OperationView key={operation.id} operation={operation} document={given} />, place)
  arrive(operation.summary, place, byReader)
}

function reveal(shown: HTMLElement | null): void {
  for (const section of sections) section.toggleAttribute('data-shown', section === shown)
}

/** Marks the place in the list, and brings the reader to the heading of what they asked for. */
function arrive(title: string, shown: HTMLElement, byReader: boolean): void {
  const wanted = address()
  document.title = wanted === '/' ? 'frontdesk API' : `${title} · frontdesk API`
  openMenu(false)
  nav.querySelector('[aria-current]')?.removeAttribute('aria-current')
  const link = nav.querySelector<HTMLElement>(`a[href="#${CSS.escape(wanted).replaceAll('\\/', '/')}"]`)
  link?.setAttribute('aria-current', 'page')
  const group = link?.closest('details')
  if (group) group.open = true
  link?.scrollIntoView({ block: 'nearest' })
  scrollTo(0, 0)
  if (byReader) shown.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

function openMenu(open: boolean): void {
  nav.toggleAttribute('data-open', open)
  menu.setAttribute('aria-expanded', String(open))
}

unfoldSideList(nav)
// Links to the rows of the list lead there only without a script.
for (const row of document.querySelectorAll('.endpoints > li')) row.removeAttribute('id')
menu.hidden = false
menu.addEventListener('click', () => openMenu(!nav.hasAttribute('data-open')))
addEventListener('keydown', event => {
  if (event.key !== 'Escape' || !nav.hasAttribute('data-open')) return
  openMenu(false)
  menu.focus()
})
addEventListener('hashchange', () => void show(true))
startSearch({ nav, openMenu, reference })
void show(false)
