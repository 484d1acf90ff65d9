/**
 * iOS puts its keyboard over the page and moves fixed elements below it: on a phone the panel follows the visible
 * viewport. Elsewhere this changes nothing.
 */
export function followVisibleViewport(panel: HTMLElement): void {
  const { visualViewport } = window
  const follow = () => {
    // Pinch zoom also changes it, and must not squeeze the panel.
    if (!visualViewport || visualViewport.scale > 1.01) return
    panel.style.setProperty('--screen', `${visualViewport.height}px`)
    panel.style.setProperty('--screen-from', `${visualViewport.offsetTop}px`)
  }
  visualViewport?.addEventListener('resize', follow)
  visualViewport?.addEventListener('scroll', follow)
}
