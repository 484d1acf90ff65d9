import { parseReply, type ReplyBlock, type ReplyInline } from './reply-text.ts'

/** A reply as elements; every text is a text node. */
export function Reply({ text, unfinished }: { text: string; unfinished: boolean }) {
  return <div class="reply">{parseReply(text, { unfinished }).map(block)}</div>
}

function block(part: ReplyBlock) {
  // Each block has its own direction: a reply may quote a name or an address in another script.
  if (part.kind === 'code') {
    return (
      <pre dir="auto">
        <code>{part.text}</code>
      </pre>
    )
  }
  if (part.kind === 'paragraph') {
    return <p dir="auto">{part.lines.map((line, index) => [index > 0 && <br />, ...line.map(inline)])}</p>
  }
  const items = part.items.map(item => <li>{item.map(inline)}</li>)
  return part.ordered ? (
    <ol start={part.start} dir="auto">
      {items}
    </ol>
  ) : (
    <ul dir="auto">{items}</ul>
  )
}

function inline(part: ReplyInline) {
  if (part.kind === 'text') return part.text
  if (part.kind === 'code') return <code>{part.text}</code>
  if (part.kind === 'bold') return <strong>{part.inside.map(inline)}</strong>
  if (part.kind === 'emphasis') return <em>{part.inside.map(inline)}</em>
  return <OutsideLink href={part.href}>{part.text}</OutsideLink>
}

export function OutsideLink({ href, children }: { href: string; children: string }) {
  const web = href.startsWith('http')
  return (
    <a href={href} dir="auto" rel="noopener noreferrer nofollow ugc" target={web ? '_blank' : undefined}>
      {children}
    </a>
  )
}
