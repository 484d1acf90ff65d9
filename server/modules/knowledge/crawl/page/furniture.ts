// What stands around the text of every page: menus, banners, forms, the footer.
import { classesOf, elementsIn, nameOf, oneLine, type PageElement } from './elements.ts'

const named =
  /(^|[\s_-])(nav|navbar|navigation|main-?menu|menu-?bar|site-?menu|mobile-?menu|off-?canvas|breadcrumbs?|sidebar|widget-area|cookies?|consent|gdpr|(?<!hero[-_]|page[-_])banner|announcement-bar|newsletter|subscribe|share|sharing|socials|social-?(media|links|icons|share|nav|bar|list)|comments?|related|recent-?posts|read-?next|author-?(bio|box)|entry-(meta|footer)|post-(meta|navigation|tags)|byline|advert(isement)?|ads?|popup|pop-?up|modal|skip-?(link|to)\w*|to-?top|pagination|pager|site-?header|masthead|top-?bar|lang(uage)?-?(switcher|selector|menu)|search-?form|login|cart)($|[\s_-])/i
const footerNamed = /(^|[\s_-])(footer|site-?info|colophon|imprint-bar|copyright)($|[\s_-])/i
const roles = /^(navigation|banner|contentinfo|complementary|search|dialog|alertdialog|menu|menubar)$/
const labelled = /breadcrumb|cookie|pagination|navigation|newsletter|skip/i

const mostAncestors = 50
/** Suspects of a page whose text is weighed. No page has more; a hostile one nests them. */
const mostLooks = 500
/** Characters. A form with more text is a page in a form, as ASP.NET builds them. */
const longestForm = 800

export const isFooter = (element: PageElement): boolean =>
  nameOf(element) === 'footer' ||
  element.getAttribute('role') === 'contentinfo' ||
  (/^(div|section)$/.test(nameOf(element)) && footerNamed.test(classesOf(element)))

/** Tells the furniture of one page. An element that holds most of its text is none, however it is named. */
export function furnitureOf(body: PageElement): (element: PageElement) => boolean {
  const most = oneLine(body).length / 2
  const known = new Map<PageElement, boolean>()
  let looked = 0
  const holdsText = (element: PageElement) => {
    if (looked++ > mostLooks) return false
    if (oneLine(element).length > most) return true
    for (const inner of elementsIn(element)) if (/^(h1|main|article)$/.test(nameOf(inner))) return true
    return false
  }
  const decide = (element: PageElement): boolean => {
    const name = nameOf(element)
    if (name === 'nav' || name === 'aside') return true
    if (name === 'main' || name === 'article' || name === 'body' || name === 'table') return false
    if (name === 'footer') return true
    if (name === 'a') return isSkipLink(element)
    if (name === 'form') return isForm(element)
    const suspect =
      roles.test(element.getAttribute('role') ?? '') ||
      labelled.test(element.getAttribute('aria-label') ?? '') ||
      /BreadcrumbList/.test(element.getAttribute('itemtype') ?? '') ||
      named.test(classesOf(element)) ||
      isPageHeader(element) ||
      isFooter(element)
    return suspect && !holdsText(element)
  }
  return element => {
    const before = known.get(element)
    if (before !== undefined) return before
    const decided = decide(element)
    known.set(element, decided)
    return decided
  }
}

/** The header of the whole page, not of an article or a section. */
function isPageHeader(element: PageElement): boolean {
  if (nameOf(element) !== 'header') return false
  let at = element as { parentNode?: PageElement | null }
  for (let up = 0; up < mostAncestors && at.parentNode; up++) {
    if (/^(main|article|section)$/.test(nameOf(at.parentNode))) return false
    at = at.parentNode as { parentNode?: PageElement | null }
  }
  return true
}

const isSkipLink = (link: PageElement): boolean =>
  (link.getAttribute('href') ?? '').startsWith('#') &&
  /skip|sr-only|screen-reader|visually-?hidden/i.test(classesOf(link))

/** The labels of a form are no text; what is written around them is. */
function isForm(form: PageElement): boolean {
  let fields = 0
  for (const element of elementsIn(form)) {
    if (/^(input|textarea|select)$/.test(nameOf(element))) fields++
    if (/^(h1|table|main|article)$/.test(nameOf(element))) return false
  }
  return fields > 0 && oneLine(form).length <= longestForm
}

/** The page's footer: the last one, unless it only holds another. */
export function footerIn(body: PageElement): PageElement | null {
  let last: PageElement | null = null
  for (const element of elementsIn(body)) if (isFooter(element) && !within(last, element)) last = element
  return last
}

function within(outer: PageElement | null, element: PageElement): boolean {
  if (!outer) return false
  for (const inner of elementsIn(outer)) if (inner === element) return true
  return false
}

/** The page's header, in which a telephone number may stand that is nowhere else. */
export function headerIn(body: PageElement): PageElement | null {
  for (const element of elementsIn(body)) if (isPageHeader(element)) return element
  return null
}
