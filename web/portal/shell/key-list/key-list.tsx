import type english from '#locales/desk/keys/en.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { say, wordsOf } from '../../words/words.ts'
import { areas } from '../areas.ts'
import { commandKey } from '../command-key.ts'
import { shellWords } from '../words.ts'
import css from './key-list.module.css'

const keyWords = wordsOf<typeof english>('keys')

/** Every key of the desk. */
export function KeyList({ close }: { close: () => void }) {
  const words = keyWords()
  const names = shellWords()
  const places: [string, string][] = areas.map(({ key, name }) => [
    `G ${key.toUpperCase()}`,
    say(words.go_to, { area: names[name] }),
  ])
  return (
    <Dialog title={words.title} close={close} wide>
      <p className={css.note}>{words.note}</p>
      <div className={css.groups}>
        <Group
          title={words.everywhere}
          keys={[[`${commandKey} K`, words.find], ...places, ['Z', words.undo], ['?', words.list]]}
        />
        <Group
          title={words.inbox}
          keys={[
            ['J K', words.move],
            ['↵', words.open],
            ['E', words.done],
            ['R', words.reply],
            [`${commandKey} ↵`, words.send],
            ['T', words.take_over],
            ['H', words.hand_back],
            ['S', words.snooze],
            ['X', words.select],
            ['/', words.search],
            ['U', words.back],
          ]}
        />
        <Group
          title={names.bookings}
          keys={[
            ['N', words.new_booking],
            ['J K', words.move],
            ['T', names.today],
          ]}
        />
        <Group
          title={words.knowledge}
          keys={[
            ['A', words.ask],
            ['N', words.teach],
            ['/', words.search],
          ]}
        />
      </div>
    </Dialog>
  )
}

function Group({ title, keys }: { title: string; keys: [string, string][] }) {
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      <dl className={css.keys}>
        {keys.map(([pressed, does]) => (
          <div key={pressed} className={css.line}>
            <dt dir="ltr">
              {pressed.split(' ').map(key => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
