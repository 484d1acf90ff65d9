import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { TextField } from '../parts/field.tsx'
import { EyeIcon, EyeOffIcon } from '../parts/icons.tsx'
import css from './password-field.module.css'
import { doorWords } from './words.ts'

/** A password, which can be shown; says so while Caps Lock is on. */
export function PasswordField({
  note,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & { note?: ReactNode }) {
  const words = doorWords()
  const [shown, setShown] = useState(false)
  const [capital, setCapital] = useState(false)
  const watch = (event: KeyboardEvent) => setCapital(event.getModifierState?.('CapsLock') ?? false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...field}
      dir="ltr"
      type={shown ? 'text' : 'password'}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapital(false)}
      note={capital ? <strong className={css.capital}>{words.caps_lock}</strong> : note}
      end={
        <button
          type="button"
          className={css.eye}
          aria-pressed={shown}
          aria-label={shown ? words.hide : words.show}
          title={shown ? words.hide : words.show}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  )
}
