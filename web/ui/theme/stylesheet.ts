/**
 * A stylesheet for a shadow tree. A script makes it, so that a content security policy without `unsafe-inline` allows
 * it (constructable stylesheets are not inline styles: CSSOM, "Constructing CSSStyleSheet objects"). The host page may
 * have any root font size, so `rem` becomes pixels.
 */
export function stylesheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css.replace(/(-?[\d.]+)rem\b/g, (_rem, count: string) => `${Number(count) * 16}px`))
  return sheet
}
