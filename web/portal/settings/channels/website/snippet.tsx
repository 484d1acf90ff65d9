import type { ReactNode } from 'react'
import { useDraft } from '../../../parts/draft.ts'
import { ChoiceField } from '../../../parts/field.tsx'
import { Subject } from '../../frame.tsx'
import { CopyLine } from '../copy-line.tsx'
import { widgetWords } from '../words.ts'
import css from './website.module.css'
import { type Line, snippetOf } from './widget-look.ts'

/** Programs with which websites are made, by their own names. */
const programs = {
  wordpress: 'WordPress',
  wix: 'Wix',
  squarespace: 'Squarespace',
  shopify: 'Shopify',
  webflow: 'Webflow',
  gtm: 'Google Tag Manager',
}
type Builder = keyof typeof programs | 'html'

/** The line to copy, and where it goes in the program with which the website is made. */
export function Snippet({ tenant, line, children }: { tenant: string; line: Line; children: ReactNode }) {
  const words = widgetWords()
  const [builder, choose] = useDraft('settings:site-builder', 'html')
  return (
    <Subject title={words.snippet} note={words.snippet_note}>
      {children}
      <CopyLine label={words.line} note={words.in_line} value={snippetOf(location.origin, tenant, line)} />
      <ChoiceField
        label={words.builder}
        value={builder}
        onChange={event => choose(event.target.value)}
        options={[['html', words.by_hand], ...Object.entries(programs)]}
      />
      <ol className={css.steps}>
        {words.steps[builder as Builder].map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Subject>
  )
}
