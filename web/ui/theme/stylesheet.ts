/**
 * A stylesheet for a tree of our own. Made by the script, so that a content security policy without `unsafe-inline` has
 * nothing against it (constructable stylesheets are no inline styles: CSSOM, "Constructing CSSStyleSheet objects").
 * The root of a foreign page may have any font size, so what is given in `rem` becomes pixels.
 */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css.replace(/(-?[\d.]+)rem\b/g, (_rem, count: string) => `${Number(count) * 16}px`))
  return sheet
}
