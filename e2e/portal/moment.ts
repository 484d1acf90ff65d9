import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faultsOf, strict } from '../accessibility.ts'
import { shot } from '../browser.ts'

/**
 * Looks at a page as it is, in light and in dark, and takes a picture of both: axe finds nothing, no text is cut off at
 * the window's side, and the page says in which language it is. Goes on after a finding, so that a run tells them all.
 */
export async function lookAt(
  page: Page,
  { name, look, arabic }: { name: string; look: string; arabic: boolean },
): Promise<void> {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(arrived)
    await shot(page, [name, ...(look === 'light' || look === 'dark' ? [] : [look]), colorScheme].join('-'))
    expect.soft(await faultsOf(page, strict), `${name}, ${look}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  expect.soft(await page.evaluate(shapeOf), `${name}, ${look}`).toEqual({
    lang: arabic ? 'ar' : expect.stringMatching(/^[a-z]{2}/),
    dir: arabic ? 'rtl' : expect.stringMatching(/^(ltr|rtl)$/),
    cut: [],
    titled: true,
  })
}

/** In the page: waits until the colours have changed and everything that moves once has arrived. */
async function arrived(): Promise<void> {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const once = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.all(once.map(({ finished }) => finished.catch(() => {})))
}

/** In the page: its language, and texts that run out of the window where nobody can scroll to them. */
function shapeOf() {
  const { lang, dir } = document.documentElement
  const within = (element: Element, holds: (style: CSSStyleDeclaration) => boolean): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (holds(getComputedStyle(at))) return true
    return false
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
        // For screen readers only, shortened on purpose, or in a box that scrolls sideways.
        !within(element, style => style.clip !== 'auto' || style.clipPath !== 'none') &&
        !within(element, style => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') &&
        !within(element, style => /auto|scroll/.test(style.overflowX) && style.overflowX !== style.overflowY),
    )
    .map(element => element.outerHTML.slice(0, 160))
  return { lang, dir, cut, titled: document.title !== '' }
}
