// Runs before anything is painted, so that nobody who chose the dark sees a flash of white. A file of its own, because the
// policy of the page allows no inline script.

const known = ['light', 'dark']

const chosen = (): string | null => {
  try {
    return localStorage.getItem('desk.scheme')
  } catch {
    return null // storage may be refused
  }
}

const wanted = chosen() ?? document.documentElement.dataset.scheme ?? ''
document.documentElement.dataset.mantineColorScheme = known.includes(wanted)
  ? wanted
  : matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light'
