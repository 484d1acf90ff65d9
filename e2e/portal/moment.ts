import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faultsOf, ofColours, strict } from '../accessibility.ts'
import { shot } from '../browser.ts'

/** How the desk is looked at. */
export type Look = 'light' | 'dark' | 'phone' | 'arabic' | 'arabic-phone'

/**
 * Looks at a page as it is, on a desk in light and in dark, on a phone or in Arabic once, and takes pictures: axe finds
 * nothing, no text is cut off at the window's side, and the page says in which language it is and where one is. In the
 * second of two colour schemes only what hangs on colours is judged. Goes on after a finding, so that a run tells them all.
 */
export async function lookAt(page: Page, { name, look }: { name: string; look: Look }): Promise<void> {
  const wide = look === 'light' || look === 'dark'
  for (const [n, scheme] of (wide ? (['light', 'dark'] as const) : [null]).entries()) {
    if (scheme) await page.emulateMedia({ colorScheme: scheme })
    // The page follows the device by an event, which comes a moment later.
    if (scheme) {
      await page.waitForFunction(
        wanted => document.documentElement.dataset.mantineColorScheme === wanted,
        scheme,
      )
    }
    await page.evaluate(arrived)
    await shot(page, `${name}-${scheme ?? look}`)
    const by = n ? { rules: ofColours } : { tags: strict }
    expect.soft(await faultsOf(page, by), `${name}, ${scheme ?? look}`).toEqual([])
  }
  if (wide) await page.emulateMedia({ colorScheme: look })
  await lookAtShape(page, { name, look })
}

/** Looks only at what a text can break: nothing is cut off, and the page says in which language it is and where one is. */
export async function lookAtShape(page: Page, { name, look }: { name: string; look: Look }): Promise<void> {
  const arabic = look.startsWith('arabic')
  expect.soft(await page.evaluate(shapeOf), `${name}, ${look}`).toEqual({
    lang: arabic ? 'ar' : expect.stringMatching(/^[a-z]{2}/),
    dir: arabic ? 'rtl' : expect.stringMatching(/^(ltr|rtl)$/),
    cut: [],
    twice: [],
    titled: true,
  })
}

/**
 * In the page: waits until the colours have changed and everything that moves once has arrived. An element that takes its
 * colour from another begins to change when that one has.
 */
async function arrived(): Promise<void> {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  for (;;) {
    await frame()
    await frame()
    const once = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    if (!once.length) return
    await Promise.all(once.map(({ finished }) => finished.catch(() => {})))
  }
}

/**
 * In the page: its language, texts that run out of the window where nobody can scroll to them, and navigations that say of
 * more than one page that it is this one.
 */
function shapeOf() {
  const { lang, dir } = document.documentElement
  const within = (
    element: Element,
    holds: (style: CSSStyleDeclaration, box: Element) => boolean,
  ): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (holds(getComputedStyle(at), at)) return true
    return false
  }
  // A bar, a table or a board that scrolls sideways by itself; a whole page that does is a fault.
  const slides = ({ overflowX }: CSSStyleDeclaration, box: Element) => {
    const { scrollWidth, clientWidth, clientHeight } = box
    const isBar = clientHeight < innerHeight / 2 || box.hasAttribute('data-board')
    return /auto|scroll/.test(overflowX) && scrollWidth > clientWidth && isBar
  }
  const ends = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, width } = range.getBoundingClientRect()
    return width > 1 && (right > innerWidth + 1 || left < -1)
  }
  const cut = [...document.querySelectorAll('#root *')]
    .filter(
      element =>
        [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        ends(element) &&
        // For screen readers only, or shortened on purpose.
        !within(element, style => style.clip !== 'auto' || style.clipPath !== 'none') &&
        !within(element, style => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') &&
        !within(element, slides),
    )
    .map(element => element.outerHTML.slice(0, 160))
  const twice = [...document.querySelectorAll('nav')]
    .map(nav => [...nav.querySelectorAll('[aria-current="page"]')].map(link => link.textContent))
    .filter(links => links.length > 1)
  return { lang, dir, cut, twice, titled: document.title !== '' }
}
