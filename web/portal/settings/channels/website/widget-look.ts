import type { Account } from '#client'
import { useDraft } from '../../../parts/draft.ts'

/** What the business sets for its chat, as the form has it. */
export interface Look {
  /** '' for the house's own */
  primary_color: string
  greeting: string
  /** One question a line. */
  suggested: string
  chat: boolean
  call: boolean
  book: boolean
}

export const lookOf = ({ primary_color, greeting, suggested_questions, channels }: Account): Look => ({
  primary_color: primary_color ?? '',
  greeting: greeting ?? '',
  suggested: suggested_questions.join('\n'),
  ...channels,
})

/** The lines of a text that hold something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/** What stands in the line on the website and nowhere else, so that two websites may look different. */
export interface Line {
  side: 'right' | 'left'
  theme: 'dark' | 'light'
  /** BCP 47; '' for the visitor's own */
  language: string
}

const usual: Line = { side: 'right', theme: 'dark', language: '' }

/** As it was chosen last in this tab. */
export function useLine(): [Line, (change: Partial<Line>) => void] {
  const [text, write] = useDraft('settings:widget-line')
  const line: Line = { ...usual, ...(text && JSON.parse(text)) }
  return [line, change => write(JSON.stringify({ ...line, ...change }))]
}

/** The attributes that say so; none for what is usual. */
export function attributesOf({ side, theme, language }: Line): Record<string, string> {
  return {
    ...(side === 'left' && { 'data-position': 'bottom-left' }),
    ...(theme === 'light' && { 'data-theme': 'light' }),
    ...(language && { 'data-language': language }),
  }
}

/** The line that brings the chat of a business to a page. `server`: the origin that serves it. */
export function snippetOf(server: string, tenant: string, line: Line): string {
  const more = Object.entries(attributesOf(line)).map(([name, value]) => ` ${name}="${value}"`)
  return `<script async src="${server}/widget.js" data-tenant-id="${tenant}"${more.join('')}></script>`
}
