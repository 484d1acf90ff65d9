import { expect, vi } from 'vitest'

/** A page of a browser, whichever protocol drives it. Functions run in the page and may use nothing from around them. */
export interface Driver {
  goto(url: string): Promise<void>
  evaluate<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>
  /** Clicks the element that the function gives, as a person does. */
  click<A extends unknown[]>(find: (...args: A) => Element | null, ...args: A): Promise<void>
  /** Types into it, as a person does. `\n` is the Enter key. */
  type<A extends unknown[]>(text: string, find: (...args: A) => Element | null, ...args: A): Promise<void>
  /** Errors of the console, uncaught ones, and what a content security policy refused, as far as the protocol tells. */
  troubles(): Promise<string[]>
}

/** The page as its reader knows it: by roles, names and words. It waits for what it is asked for. */
export interface Tab extends Driver {
  /** Clicks the first enabled element of this role whose name matches. */
  press(role: string, name: RegExp): Promise<void>
  /** Writes into the field of this name. */
  write(name: RegExp, text: string): Promise<void>
  /** Waits for words that can be seen. */
  see(words: RegExp): Promise<void>
  /** Waits until the function gives true. */
  until<A extends unknown[]>(holds: (...args: A) => boolean, ...args: A): Promise<void>
}

export function tabOf(driver: Driver): Tab {
  const until: Tab['until'] = (holds, ...args) =>
    vi.waitFor(async () => expect(await driver.evaluate(holds, ...args)).toBe(true), {
      timeout: 60_000,
      interval: 50,
    })
  /** Looks until there is such an element and this was done to it: a page may put another in its place in between. */
  const toFirst = async (role: string, name: RegExp, act: () => Promise<void>) => {
    const done = await vi
      .waitFor(act, { timeout: 30_000, interval: 50 })
      .catch((error: unknown) => ({ error }))
    if (done)
      throw new Error(`The page has no ${role} ${name}. It says: ${await driver.evaluate(wordsOf)}`, {
        cause: done.error,
      })
  }
  return {
    ...driver,
    until,
    press: (role, name) => toFirst(role, name, () => driver.click(first, role, name.source)),
    write: (name, text) => toFirst('textbox', name, () => driver.type(text, first, 'textbox', name.source)),
    see: words =>
      vi.waitFor(async () => expect(await driver.evaluate(wordsOf)).toMatch(words), {
        timeout: 60_000,
        interval: 50,
      }),
  }
}

/** Everything that can be read, in shadow trees too. */
function wordsOf(): string {
  const read = (root: Document | ShadowRoot): string[] =>
    [...root.querySelectorAll('*')].flatMap(element => {
      if (element.shadowRoot) return read(element.shadowRoot)
      const own = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent!.trim() !== '')
      return own && element.checkVisibility() ? [element.textContent!] : []
    })
  return read(document).join('\n')
}

/** The first enabled element of this role whose name fits. */
function first(role: string, pattern: string): Element | null {
  const roles: Record<string, string> = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    checkbox: 'input[type=checkbox]',
    textbox: 'textarea, input:not([type=checkbox], [type=radio], [type=submit])',
  }
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap(element =>
      element.shadowRoot ? all(element.shadowRoot) : [element],
    )
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const label = labels.map(one => one.textContent).join(' ')
    const root = element.getRootNode() as Document | ShadowRoot
    const named = by && (root.getElementById(by)?.textContent ?? '')
    return (element.getAttribute('aria-label') || named || label || element.textContent || '').trim()
  }
  const elements = all(document)
  // Behind a modal dialog nothing can be used.
  const modal = elements.find(element => element.matches(':modal'))
  const first = elements.find(
    element =>
      (!modal || modal.contains(element)) &&
      element.matches(roles[role]!) &&
      element.checkVisibility() &&
      !(element as HTMLButtonElement).disabled &&
      new RegExp(pattern).test(nameOf(element)),
  )
  return first ?? null
}
