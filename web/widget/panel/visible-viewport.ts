/**
 * iOS lays its keyboard over the page and moves what is fixed away under it: on a phone the panel follows what can be
 * seen. Elsewhere this changes nothing.
 */
export function followScreen(panel: HTMLElement): void {
  const { visualViewport } = window
  const follow = () => {
    // Zooming in with two fingers also changes it, and must not squeeze the panel.
    if (!visualViewport || visualViewport.scale > 1.01) return
    panel.style.setProperty('--screen', `${visualViewport.height}px`)
    panel.style.setProperty('--screen-from', `${visualViewport.offsetTop}px`)
  }
  visualViewport?.addEventListener('resize', follow)
  visualViewport?.addEventListener('scroll', follow)
}
