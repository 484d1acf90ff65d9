/**
 * Makes of each link to a group at the side a list of its endpoints that unfolds. The page has those endpoints only once,
 * in its sections, so that it arrives sooner.
 */
export function unfoldSideList(nav: HTMLElement): void {
  for (const link of nav.querySelectorAll<HTMLAnchorElement>('a.group')) {
    const rows = document.querySelectorAll(`[id="${link.hash.slice(1)}"] .endpoints > li`)
    const list = document.createElement('ul')
    list.append(
      itemOf(link.getAttribute('href')!, `All of ${link.textContent}`),
      ...[...rows].flatMap(endpointOf),
    )
    const group = document.createElement('details')
    const summary = document.createElement('summary')
    summary.textContent = link.textContent
    group.append(summary, list)
    link.replaceWith(group)
  }
}

/** Browsers ask by OPTIONS, not programmers: the section of the group has it, the list at the side does not. */
function endpointOf(row: Element): HTMLLIElement[] {
  const link = row.querySelector('a')!
  const method = row.querySelector('.method')!
  if (method.textContent === 'OPTIONS') return []
  const href = link.getAttribute('href')!
  const item = itemOf(href, link.textContent)
  item.dataset.operation = href.slice(2)
  item.firstElementChild!.prepend(method.cloneNode(true))
  return [item]
}

function itemOf(href: string, text: string): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const words = document.createElement('span')
  link.href = href
  words.textContent = text
  link.append(words)
  item.append(link)
  return item
}
