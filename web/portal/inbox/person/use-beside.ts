import { useSyncExternalStore } from 'react'

/** From this width on the person stands beside the thread (page.module.css, person.module.css). */
const wide = matchMedia('(min-width: 1280px)')

/** Whether the person stands beside the thread, and what is changed of a conversation with them. */
export const useBeside = (): boolean =>
  useSyncExternalStore(
    listener => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
