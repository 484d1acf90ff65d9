import type { parseHTML } from 'linkedom'
import type { PageElement } from './elements.ts'

/** A parsed page. */
export type Page = ReturnType<typeof parseHTML>['document']

/**
 * What the page shows. linkedom's `body` is an empty element of its own making when anything stands between the head and
 * the body, as in many pages.
 */
export const bodyOf = (document: Page): PageElement =>
  (document.querySelector('body') ?? document.documentElement) as unknown as PageElement
