import { useEffect, useRef } from 'react'
import { say } from '../../words/words.ts'
import { isOwnImage } from '../own-image.ts'
import css from './mail-view.module.css'

// A mail as mail programs show it, drawn of the few elements that they leave alone: nothing of it runs, loads or reaches the
// page around it, whatever stands in it.

const allowed = new Set(
  'a b blockquote br center div em h1 h2 h3 h4 h5 h6 hr i li ol p pre small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
/** Only for programs, and not for who reads. */
const unseen = new Set(['head', 'script', 'style', 'template', 'title'])
const attributes = [
  'align',
  'bgcolor',
  'border',
  'cellpadding',
  'cellspacing',
  'colspan',
  'dir',
  'height',
  'lang',
  'role',
  'rowspan',
  'valign',
  'width',
]

function copied(nodes: NodeListOf<ChildNode>, sayPicture: (alt: string) => string): Node[] {
  return [...nodes].flatMap(node => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')]
    if (!(node instanceof Element) || unseen.has(node.localName)) return []
    const inside = copied(node.childNodes, sayPicture)
    if (node.localName === 'img') return [pictureOf(node, sayPicture)]
    if (!allowed.has(node.localName)) return inside
    const copy = document.createElement(node.localName)
    for (const name of attributes) {
      const value = node.getAttribute(name)
      if (value !== null) copy.setAttribute(name, value)
    }
    styled(copy, node)
    if (copy instanceof HTMLAnchorElement) lead(copy, node.getAttribute('href') ?? '')
    copy.append(...inside)
    return [copy]
  })
}

/** Through the object model, which the policy of the page allows; what would load something is left out. */
function styled(copy: HTMLElement, node: Element): HTMLElement {
  copy.style.cssText = (node.getAttribute('data-style') ?? '').replace(/[^;]*(?:url\(|position)[^;]*/gi, '')
  return copy
}

function lead(link: HTMLAnchorElement, href: string): void {
  if (!/^(?:https?:\/\/|mailto:|tel:)/i.test(href)) return
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

/** The policy of the page holds while HTML is read, too: styles are kept under another name until they are looked at. */
const withoutStyles = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, tag => tag.replace(/\sstyle\s*=/gi, ' data-style='))

/** The desk loads nothing from elsewhere: an image that lies there is its words, in a frame. */
function pictureOf(image: Element, sayPicture: (alt: string) => string): Node {
  const url = image.getAttribute('src') ?? ''
  if (isOwnImage(url))
    return styled(Object.assign(new Image(), { src: url, alt: image.getAttribute('alt') }), image)
  const frame = document.createElement('span')
  frame.textContent = sayPicture(image.getAttribute('alt') ?? '')
  frame.style.cssText =
    'display:block;padding:32px 12px;border:1px dashed #6b7b76;border-radius:6px;background:#f2f5f4;color:#3d4a46;font:13px sans-serif;text-align:center'
  return frame
}

export function MailView({ html, label, picture }: { html: string; label: string; picture: string }) {
  const host = useRef<HTMLElement>(null)
  useEffect(() => {
    const own = host.current
    if (!own) return
    const root = own.shadowRoot ?? own.attachShadow({ mode: 'open' })
    const parsed = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
    root.replaceChildren(...copied(parsed.body.childNodes, alt => say(picture, { alt })))
  }, [html, picture])
  return <section ref={host} className={css.mail} aria-label={label} />
}
