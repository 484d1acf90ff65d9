import { schemeKey } from './scheme-key.ts'

/** Turns the desk dark with the device, where nobody has chosen. `scheme.ts` has set what holds at the beginning. */
export function followDevice(): void {
  const root = document.documentElement
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    const chosen = kept() ?? root.dataset.scheme ?? 'auto'
    if (chosen === 'auto') root.dataset.mantineColorScheme = matches ? 'dark' : 'light'
  })
}

function kept(): string | null {
  try {
    return localStorage.getItem(schemeKey)
  } catch {
    return null // storage may be refused
  }
}
