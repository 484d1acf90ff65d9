import type { ReactNode } from 'react'
import { useDraft } from '../../../parts/draft.ts'
import { ChoiceField } from '../../../parts/field.tsx'
import { Subject } from '../../frame.tsx'
import { CopyLine } from '../copy-line.tsx'
import { widgetWords } from '../words.ts'
import css from './website.module.css'
import { type Line, snippetOf } from './widget-look.ts'

const builders = ['html', 'wordpress', 'wix', 'squarespace', 'shopify', 'webflow', 'gtm'] as const
type Builder = (typeof builders)[number]

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
        options={builders.map(each => [each, words.builders[each]] as const)}
      />
      <ol className={css.steps}>
        {words.steps[builder as Builder].map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Subject>
  )
}
