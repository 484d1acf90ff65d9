// What a page of the desk needs besides the frame, so that the server can name it in the page and nothing of it waits until
// the frame has run. It repeats what `routes.tsx` loads: an address that is missing here only starts a moment later.

/** What is loaded at an address: sources below `web/portal`, and areas whose words are shown. */
export interface FirstFiles {
  sources: string[]
  words: string[]
}

const controls = 'theme/controls.tsx'

/** By the beginning of the path below `/desk`, the longest first. */
const known: [path: string, sources: string[], words: string[]][] = [
  ['/knowledge/sources', [controls, 'knowledge/area.tsx', 'knowledge/sources/page.tsx'], ['knowledge']],
  ['/settings/business', [controls, 'settings/business/page.tsx'], ['settings', 'sign-in']],
  ['/settings/team', [controls, 'settings/team/page.tsx'], ['settings', 'sign-in']],
  ['/knowledge', [controls, 'knowledge/area.tsx', 'knowledge/gaps/page.tsx'], ['knowledge']],
  ['/settings', [controls, 'settings/you/page.tsx'], ['settings', 'sign-in']],
  ['/bookings', [controls, 'bookings/page.tsx'], ['bookings', 'new-booking']],
  ['/welcome', ['welcome/page.tsx'], ['welcome']],
  ['/people', [controls, 'people/page.tsx'], ['people']],
  ['/inbox/', ['inbox/page.tsx', 'inbox/thread/thread.tsx'], ['inbox', 'conversation']],
  ['/inbox', ['inbox/page.tsx'], ['inbox', 'conversation']],
]

/** What an address needs first; who is not signed in is led to the sign-in. */
export function firstFilesOf(path: string, signedIn: boolean): FirstFiles {
  if (!signedIn) return { sources: ['sign-in/page.tsx'], words: ['sign-in'] }
  if (path === '' || path === '/') return { sources: ['today/page.tsx'], words: ['today'] }
  const found = known.find(([beginning]) => path.startsWith(beginning))
  return found ? { sources: found[1], words: found[2] } : { sources: [], words: [] }
}
