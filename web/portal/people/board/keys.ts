import type { LeadStatus } from '#client'

/** A card that the keyboard has taken up, and where it is carried. */
export interface Held {
  id: string
  at: LeadStatus
  /** put down, and not yet where the list has it */
  isDown: boolean
}

export const focusCard = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-card="${id}"]`)?.focus()

/** Goes to the card of another column that lies at the same height, or its last one. */
export function neighbour(card: Element, stage: LeadStatus): void {
  const place = [...(card.closest('ul')?.querySelectorAll('li') ?? [])].indexOf(card.closest('li')!)
  const others = document.querySelectorAll<HTMLElement>(`[data-stage="${stage}"] [data-card]`)
  others[Math.min(place, others.length - 1)]?.focus()
}
