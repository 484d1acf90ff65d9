/** The parts of linkedom's nodes that are read here. */
export interface PageNode {
  nodeType: number
  nodeName: string
  textContent: string | null
  childNodes: Iterable<PageNode>
}
export interface PageElement extends PageNode {
  getAttribute(name: string): string | null
  hasAttribute(name: string): boolean
}

const elementNode = 1
export const textNode = 3

export const isElement = (node: PageNode): node is PageElement => node.nodeType === elementNode
export const nameOf = (element: PageNode): string => element.nodeName.toLowerCase()
export const childrenOf = (node: PageNode): PageElement[] => [...node.childNodes].filter(isElement)

/** The names by which its author calls it. */
export const classesOf = (element: PageElement): string =>
  `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`

/** Its text in one line. */
export const oneLine = (node: PageNode | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Controls, code and pictures have no text to read. */
const skippedElements = new Set(
  'script style noscript template svg math canvas iframe frame object embed video audio select button input textarea dialog head title label'.split(
    ' ',
  ),
)
/** Struck out: a price that no longer counts. */
const struckElements = new Set(['del', 's', 'strike'])

export const isSkipped = (element: PageElement): boolean => {
  const name = nameOf(element)
  return (
    skippedElements.has(name) ||
    struckElements.has(name) ||
    /line-through/i.test(element.getAttribute('style') ?? '')
  )
}

/** Hidden from everybody, or from readers of the text. */
export const isHidden = (element: PageElement): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(element.getAttribute('style') ?? '')

/** Elements within a line. */
export const inlineElements = new Set(
  'a abbr acronym b bdi bdo big cite code data dfn em font i ins kbd mark q samp small span strong sub sup time tt u var wbr button label'.split(
    ' ',
  ),
)

export const isHeading = (name: string): boolean => /^h[1-6]$/.test(name)

/** All elements below a node in order, without recursion: a page may nest them without end. */
export function* elementsIn(root: PageNode): Generator<PageElement> {
  const open = childrenOf(root).reverse()
  for (let element = open.pop(); element; element = open.pop()) {
    yield element
    open.push(...childrenOf(element).reverse())
  }
}
