// What stands around the text of every page: menus, banners, forms, the footer.
import { childrenOf, classesOf, elementsIn, nameOf, oneLine, type PageElement } from './elements.ts'

const named =
  /(^|[\s_-])(nav|navbar|navigation|main-?menu|menu-?bar|site-?menu|mobile-?menu|off-?canvas|breadcrumbs?|sidebar|widget-area|cookies?|consent|gdpr|(?<!hero[-_]|page[-_])banner|announcement-bar|newsletter|subscribe|share|sharing|socials|social-?(media|links|icons|share|nav|bar|list)|comments?|related|recent-?posts|read-?next|author-?(bio|box)|entry-(meta|footer)|post-(meta|navigation|tags)|byline|advert(isement)?|ads?|popup|pop-?up|modal|skip-?(link|to)\w*|to-?top|pagination|pager|site-?header|masthead|top-?bar|lang(uage)?-?(switcher|selector|menu)|search-?form|login|cart)($|[\s_-])/i
const footerNamed = /(^|[\s_-])(footer|site-?info|colophon|imprint-bar|copyright)($|[\s_-])/i
const roles = /^(navigation|banner|contentinfo|complementary|search|dialog|alertdialog|menu|menubar)$/
const labelled = /breadcrumb|cookie|pagination|navigation|newsletter|skip/i

const mostAncestors = 50
/** Suspects of a page whose content is looked at. No page has more; a hostile one nests them. */
const mostLooks = 200
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
    if (name === 'nav') return true
    if (name === 'aside') return looked++ > mostLooks || !isRemark(element)
    if (name === 'main' || name === 'article' || name === 'body' || name === 'table') return false
    if (name === 'footer') return true
    if (name === 'a') return isSkipLink(element)
    if (name === 'form') return looked++ <= mostLooks && isForm(element)
    // A logo is often the first heading.
    if (isPageHeader(element)) return looked++ > mostLooks || oneLine(element).length <= most
    const suspect =
      roles.test(element.getAttribute('role') ?? '') ||
      labelled.test(element.getAttribute('aria-label') ?? '') ||
      /BreadcrumbList/.test(element.getAttribute('itemtype') ?? '') ||
      named.test(classesOf(element)) ||
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

/** Whether an element stands in the text of a page. */
function isInText(element: PageElement): boolean {
  let at = element as { parentNode?: PageElement | null }
  for (let up = 0; up < mostAncestors && at.parentNode; up++) {
    if (/^(main|article|section)$/.test(nameOf(at.parentNode))) return true
    at = at.parentNode as { parentNode?: PageElement | null }
  }
  return false
}

/** The header of the whole page, not of an article or a section. */
const isPageHeader = (element: PageElement): boolean => nameOf(element) === 'header' && !isInText(element)

/** An aside within the text that says something itself, and does not only lead elsewhere: "Closed on Sundays". */
function isRemark(aside: PageElement): boolean {
  if (!isInText(aside) || named.test(classesOf(aside))) return false
  let linked = 0
  for (const element of elementsIn(aside)) if (nameOf(element) === 'a') linked += oneLine(element).length
  return linked * 2 < oneLine(aside).length
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

/** What stands around the text: headers, footers and sidebars, none of them in another. */
export function framesIn(body: PageElement): PageElement[] {
  const frames: PageElement[] = []
  const open = childrenOf(body).reverse()
  for (let element = open.pop(); element; element = open.pop()) {
    const sidebar = nameOf(element) === 'aside' || element.getAttribute('role') === 'complementary'
    const isFrame = isPageHeader(element) || ((isFooter(element) || sidebar) && !isInText(element))
    if (isFrame) frames.push(element)
    else open.push(...childrenOf(element).reverse())
  }
  return frames
}
