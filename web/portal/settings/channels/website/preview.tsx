import { useRef } from 'react'
import type { Account } from '#client'
import { pageData } from '../../../page-data.ts'
import { useLate } from '../../../parts/use-late.ts'
import { Subject } from '../../frame.tsx'
import { widgetWords } from '../words.ts'
import css from './website.module.css'
import { attributesOf, type Line, type Look } from './widget-look.ts'

/** Milliseconds after the last change: the chat begins anew with each. */
const pauseMs = 400

/** The chat itself, in a page that stands for the business's own. */
export function Preview({ account, look, line }: { account: Account; look: Look; line: Line }) {
  const words = widgetWords()
  const { channels, suggested_questions } = account
  const { chat, call, book } = channels
  const shown = useLate(
    JSON.stringify({
      'data-tenant-id': account.id,
      ...attributesOf(line),
      ...(look.primary_color && { 'data-accent-color': look.primary_color }),
      ...(look.greeting.trim() && { 'data-greeting': look.greeting.trim() }),
      // What was saved changes what the chat is told.
      'data-told': JSON.stringify([channels, suggested_questions]),
    }),
    pauseMs,
  )
  return (
    <Subject title={words.preview} note={words.preview_note}>
      {chat || call || book ? (
        <Frame key={shown} attributes={JSON.parse(shown)} title={words.preview_frame} />
      ) : (
        <p>{words.nothing_offered}</p>
      )}
    </Subject>
  )
}

/** The policy of the desk holds in the frame too: its styles come by the object model, and its script from this server. */
function Frame({ attributes, title }: { attributes: Record<string, string>; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const fill = () => {
    const page = frame.current?.contentDocument
    const Sheet = (frame.current?.contentWindow as (Window & typeof globalThis) | null)?.CSSStyleSheet
    if (!page || !Sheet) return
    page.documentElement.lang = pageData.lang
    page.documentElement.dir = pageData.dir
    page.title = title
    const sheet = new Sheet()
    sheet.replaceSync(pageStyle)
    page.adoptedStyleSheets = [sheet]
    page.body.replaceChildren(...Array.from({ length: 6 }, () => page.createElement('div')))
    const script = page.createElement('script')
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
    script.src = `${location.origin}/widget.js`
    page.body.append(script)
  }
  return <iframe ref={frame} className={css.frame} title={title} srcDoc={blank} onLoad={fill} />
}

const blank = '<!doctype html><html><head><title>–</title></head><body></body></html>'

/** Bars that stand for a page: it is nobody's, and says nothing. */
const pageStyle = `
  body { margin: 0; padding: 24px; background: #f4f2ee; }
  div { block-size: 14px; margin-block-end: 14px; border-radius: 7px; background: #ddd8cf; inline-size: 70%; }
  div:first-child { block-size: 64px; inline-size: 100%; border-radius: 10px; }
  div:nth-child(3n) { inline-size: 45%; }
`
