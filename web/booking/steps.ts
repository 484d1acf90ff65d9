import { useEffect, useRef, useState } from 'preact/hooks'

/** The places that a visitor goes through, in order, so that Back leads to the one before. */
export interface StepStore<T> {
  now: () => T
  /** A new place, to which Back returns. */
  push: (place: T) => void
  /** The same step, seen otherwise. */
  replace: (place: T) => void
  /** To the step before; where there is none, `otherwise`. */
  back: (otherwise: T) => void
  /** Calls `tell` when the place changes; returns the function that ends it. */
  watch: (tell: () => void) => () => void
}

/** Steps that only this page knows: in a widget, the browser's history belongs to the website. */
export function ownSteps<T>(first: T): StepStore<T> {
  const places = [first]
  let changed = () => {}
  const set = (change: () => void) => {
    change()
    changed()
  }
  return {
    now: () => places.at(-1)!,
    push: place => set(() => places.push(place)),
    replace: place => set(() => places.splice(-1, 1, place)),
    back: otherwise => set(() => (places.length > 1 ? places.pop() : places.splice(0, 1, otherwise))),
    watch: tell => {
      changed = tell
      return () => {
        changed = () => {}
      }
    },
  }
}

/** Steps in the browser's history: its Back works, and a reload stays. `addressOf` is the address of a place. */
export function historySteps<T>(first: T, addressOf: (place: T) => string): StepStore<T> {
  interface Entry {
    place: T
    depth: number
  }
  let changed = () => {}
  const entry = (): Entry | null => history.state?.booking ?? null
  const write = (how: 'pushState' | 'replaceState', { place, depth }: Entry) => {
    history[how]({ booking: { place, depth } }, '', addressOf(place))
    changed()
  }
  if (!entry()) history.replaceState({ booking: { place: first, depth: 0 } }, '')
  const depth = () => entry()?.depth ?? 0
  return {
    now: () => entry()?.place ?? first,
    push: place => write('pushState', { place, depth: depth() + 1 }),
    replace: place => write('replaceState', { place, depth: depth() }),
    back: otherwise => (depth() > 0 ? history.back() : write('replaceState', { place: otherwise, depth: 0 })),
    watch: tell => {
      changed = tell
      addEventListener('popstate', tell)
      return () => {
        changed = () => {}
        removeEventListener('popstate', tell)
      }
    },
  }
}

/** The place of a visitor, and whether they have moved since the page was loaded. */
export function useSteps<T>(store: StepStore<T>): { place: T; moved: boolean } {
  const [, show] = useState(0)
  const moved = useRef(false)
  useEffect(
    () =>
      store.watch(() => {
        moved.current = true
        show(count => count + 1)
      }),
    [store],
  )
  return { place: store.now(), moved: moved.current }
}
