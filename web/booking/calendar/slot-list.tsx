import type { Slot } from '#contract/bookings/bookings.ts'
import { phrase } from '#locales/phrase.ts'
import type { BookingTexts } from '#locales/types.ts'
import type { Dates } from './dates.ts'

/** More times than this are easier to look through by the part of the day. */
const mostUngrouped = 8

/** The free times of one day. */
export function SlotList({
  slots,
  dates,
  strings,
  choose,
}: {
  slots: Slot[]
  dates: Dates
  strings: BookingTexts
  choose: (slot: Slot) => void
}) {
  const parts = [
    { name: strings.morning, slots: slots.filter(slot => dates.hourOf(slot.starts_at) < 12) },
    {
      name: strings.afternoon,
      slots: slots.filter(slot => dates.hourOf(slot.starts_at) >= 12 && dates.hourOf(slot.starts_at) < 17),
    },
    { name: strings.evening, slots: slots.filter(slot => dates.hourOf(slot.starts_at) >= 17) },
  ].filter(part => part.slots.length > 0)
  const groups = slots.length > mostUngrouped && parts.length > 1 ? parts : [{ name: '', slots }]
  return (
    <>
      {groups.map(group => (
        <section class="part" key={group.name}>
          {group.name && <h4>{group.name}</h4>}
          <ul class="slots">
            {group.slots.map(slot => (
              <li key={slot.starts_at}>
                <button type="button" class="slot" onClick={() => choose(slot)}>
                  <bdi>{dates.time(slot.starts_at)}</bdi>
                  {slot.remaining > 1 && <small>{phrase(strings.left, { count: slot.remaining })}</small>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Keeps the place of times that are on their way. */
export const SlotsToCome = () => (
  <ul class="slots to-come" aria-hidden="true">
    {Array.from({ length: 9 }, (_, n) => (
      <li class="slot-to-come" key={n} />
    ))}
  </ul>
)
