// What Gmail does to the HTML of a mail before anybody sees it, so that tests can see what is left. Its rules, as far as they
// concern us (support.google.com/mail, "CSS supported in Gmail", and caniemail.com): elements outside of its list go, with
// what is in them if it is no text; attributes outside of its list go; of `style` single properties go; addresses must be of
// the web, of mail or of the telephone. Classes are renamed, ids go. From 102 kB on the rest of a mail is cut off.

const allowed = new Set(
  'a b blockquote br caption center code div em font h1 h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
/** These go with everything in them. */
const emptied =
  /<(script|style|svg|form|iframe|object|video|audio|math|template|noscript|title)\b[\s\S]*?<\/\1\s*>/gi
const attributes = new Set(
  'align alt bgcolor border cellpadding cellspacing class color colspan dir height href lang role rowspan src style valign width'.split(
    ' ',
  ),
)
const properties =
  /^(?:background-color|border(?:-\w+)*|color|direction|display|font(?:-\w+)?|height|line-height|letter-spacing|margin(?:-\w+)?|max-(?:width|height)|min-(?:width|height)|opacity|overflow|padding(?:-\w+)?|text-(?:align|decoration|transform)|vertical-align|white-space|width|word-break)$/
const addresses = /^(?:https?:|mailto:|tel:)/i

export const mostShownBytes = 102 * 1024

/** The HTML as Gmail shows it. */
export function throughGmail(html: string): string {
  const cut = Buffer.from(html).subarray(0, mostShownBytes).toString()
  return cut
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(emptied, '')
    .replace(/<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi, (_, end, name, rest) =>
      allowed.has(name.toLowerCase()) ? `<${end}${name.toLowerCase()}${end ? '' : kept(rest)}>` : '',
    )
}

function kept(given: string): string {
  const found = given.matchAll(/([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)
  return [...found]
    .map(
      ([, name = '', ...values]) =>
        [name.toLowerCase(), values.find(value => value !== undefined) ?? ''] as const,
    )
    .filter(([name]) => attributes.has(name))
    .map(([name, value]) => [name, name === 'style' ? styleOf(value) : value] as const)
    .filter(([name, value]) => (name !== 'href' && name !== 'src') || addresses.test(value))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

/** Gmail drops a whole style attribute that holds `url(` or an escape, and single properties that it doesn't know. */
const styleOf = (style: string): string =>
  /url\(|expression|\\/i.test(style)
    ? ''
    : style
        .split(';')
        .filter(declaration => properties.test(declaration.split(':')[0]!.trim()))
        .join(';')
