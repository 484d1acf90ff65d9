// Parts of a page that are closed until a visitor opens them: accordions, tabs, the answers of an FAQ. The label that
// opens a part is its heading.
import { childrenOf, classesOf, isHeading, isHidden, nameOf, oneLine, type PageElement } from './elements.ts'

/** The parts of a page that open. */
export interface Disclosures {
  /** Labels that are read as the headings of what they open, and not where they stand. */
  labels: Set<PageElement>
  panels: Map<PageElement, Panel>
}

interface Panel {
  /** '' when a heading of the page stands above it, or its label names nothing. */
  heading: string
  /** The heading above it is its own: what follows is not below that heading. */
  ends: boolean
}

/** Characters. A longer label is text that can be clicked. */
const longestLabel = 160

const partOfDisclosure =
  /(^|[\s_-])(accordion|collaps\w*|expand\w*|faq|answer|panel|tab|tabs|tab-?(pane|panel|content)|toggle|disclosure)($|[\s_-])/i
/** Names that only such parts have: what is hidden under them is not hidden for good. */
const closedPart =
  /(^|[\s_-])(accordion|collaps\w*|expandable|faq|answer|tab-?(pane|panel|content)|disclosure)($|[\s_-])/i
const labelClass =
  /(^|[\s_-])((faq|accordion|toggle|collapse|collapsible)[\w]*[_-]+(title|header|heading|head|label|button|btn|trigger|question|toggle)|question|faq-?q)($|[\s_-])/i

/** Whether an element is named as a part that opens, so that "hidden" means "closed". */
export const opens = (element: PageElement): boolean =>
  element.getAttribute('hidden') === 'until-found' || closedPart.test(classesOf(element))

const opensSomething = (element: PageElement): boolean => {
  const name = nameOf(element)
  return (
    name === 'button' || element.getAttribute('role') === 'button' || element.hasAttribute('aria-expanded')
  )
}

/** The parts of a page that open, with their labels. */
export function disclosuresIn(root: PageElement): Disclosures {
  const byId = new Map<string, PageElement>()
  const pairs: { label: PageElement; panel: PageElement; inHeading: boolean }[] = []
  const pointing: { label: PageElement; target: string; inHeading: boolean }[] = []
  const open = [{ element: root, inHeading: false }]
  for (let at = open.pop(); at; at = open.pop()) {
    const { element, inHeading } = at
    const id = element.getAttribute('id')
    if (id && !byId.has(id)) byId.set(id, element)
    const target = targetOf(element)
    if (target) pointing.push({ label: element, target, inHeading })
    const inside = inHeading || isHeading(nameOf(element)) || nameOf(element) === 'summary'
    const children = childrenOf(element)
    for (const [n, label] of children.entries()) {
      const panel = children[n + 1]
      if (!panel) continue
      if (opensNext(label, panel)) pairs.push({ label, panel, inHeading: false })
      // What is hidden right below a heading is closed.
      else if (isHidden(panel) && (isHeading(nameOf(label)) || nameOf(label) === 'dt'))
        pairs.push({ label, panel, inHeading: true })
    }
    open.push(...children.map(child => ({ element: child, inHeading: inside })))
  }
  for (const { label, target, inHeading } of pointing) {
    const panel = byId.get(target)
    if (panel && panel !== label) pairs.push({ label, panel, inHeading })
  }
  return named(pairs)
}

function named(pairs: { label: PageElement; panel: PageElement; inHeading: boolean }[]): Disclosures {
  const found: Disclosures = { labels: new Set(), panels: new Map() }
  const texts = new Map<string, number>()
  for (const text of new Map(pairs.map(({ label }) => [label, oneLine(label)])).values())
    texts.set(text, (texts.get(text) ?? 0) + 1)
  for (const { label, panel, inHeading } of pairs) {
    if (found.panels.get(panel)?.heading) continue
    const text = oneLine(label)
    // "Read more" and "+" name nothing.
    const names = /\p{L}/u.test(text) && text.length <= longestLabel && texts.get(text) === 1
    const heading = names && !inHeading ? text : ''
    found.panels.set(panel, { heading, ends: inHeading })
    if (heading) found.labels.add(label)
  }
  return found
}

/** The id of what an element opens: by ARIA, or by the attributes of Bootstrap. */
function targetOf(element: PageElement): string | null {
  const controls = element.getAttribute('aria-controls')?.trim().split(/\s+/)[0]
  if (controls) return controls
  const toggle = element.getAttribute('data-bs-toggle') ?? element.getAttribute('data-toggle') ?? ''
  if (!/^(collapse|tab|pill)$/.test(toggle)) return null
  const target =
    element.getAttribute('data-bs-target') ??
    element.getAttribute('data-target') ??
    element.getAttribute('href')
  return target?.startsWith('#') ? target.slice(1) : null
}

/** Whether an element opens the one after it: a button, or a label so named, before a block so named or hidden. */
function opensNext(label: PageElement, panel: PageElement): boolean {
  const name = nameOf(label)
  if (!/^(div|section|p|dd|ul|ol|article)$/.test(nameOf(panel))) return false
  if (isHeading(name) || name === 'summary' || name === 'dt' || label.hasAttribute('aria-controls'))
    return false
  if (name === 'label') return label.hasAttribute('for') && /^(div|section)$/.test(nameOf(panel))
  const closed = partOfDisclosure.test(classesOf(panel)) || panel.hasAttribute('hidden')
  if (opensSomething(label)) return closed || partOfDisclosure.test(classesOf(label))
  const [inner, another] = childrenOf(label)
  if (inner && !another && isHeading(nameOf(inner))) return false
  return closed && labelClass.test(classesOf(label)) && oneLine(label).length <= longestLabel
}
