import { memo } from 'react'
import type { Contact } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { EditIcon, TrashIcon } from '../../parts/icons.tsx'
import { say } from '../../words/words.ts'
import { channels } from '../channels.ts'
import css from '../rows.module.css'
import { audienceWords } from './words.ts'

/** One person of a list. `edit` and `remove` are null where they may not be pressed. */
export const ContactRow = memo(
  ({
    contact,
    edit,
    remove,
  }: {
    contact: Contact
    edit: ((contact: Contact) => void) | null
    remove: ((contact: Contact) => void) | null
  }) => {
    const { list: words, channels: names } = audienceWords()
    const { name, email, phone, suppressed } = contact
    const called = name || email || phone || words.nameless
    const agreed = channels.filter(channel => contact[`consent_${channel}`] && !suppressed.includes(channel))
    return (
      <div className={css.row}>
        <span className={css.words}>
          <span className={css.name} dir="auto">
            {called}
          </span>
          <span className={css.detail}>
            {[name ? email : null, name || email ? phone : null].filter(Boolean).map((address, at) => (
              <span key={address}>
                {at > 0 && ' · '}
                <bdi>{address}</bdi>
              </span>
            ))}
          </span>
        </span>
        <span className={css.figures}>
          {suppressed.length > 0 && <Chip tone="alarm">{words.stopped}</Chip>}
          <span className={css.wide}>
            {agreed.length ? agreed.map(channel => names[channel]).join(', ') : words.agreed_nothing}
          </span>
          {edit && (
            <button
              type="button"
              className={css.icon}
              aria-label={say(words.edit, { name: called })}
              onClick={() => edit(contact)}
            >
              <EditIcon size={16} />
            </button>
          )}
          {remove && (
            <button
              type="button"
              className={css.icon}
              aria-label={say(words.remove, { name: called })}
              onClick={() => remove(contact)}
            >
              <TrashIcon size={16} />
            </button>
          )}
        </span>
      </div>
    )
  },
)
