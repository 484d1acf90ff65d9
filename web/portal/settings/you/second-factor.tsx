import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageData } from '../../page-data.ts'
import { Read } from '../../parts/read.tsx'
import { counted, say } from '../../words/words.ts'
import { Subject } from '../frame.tsx'
import { factorQuery } from '../queries.ts'
import { settingsWords } from '../words.ts'
import { FactorOffDialog } from './factor-off-dialog.tsx'
import { FactorOnDialog } from './factor-on-dialog.tsx'
import css from './second-factor.module.css'

/** Whether signing in asks for a code too, and the way to turn that on and off. */
export function SecondFactor() {
  const words = settingsWords()
  const query = useQuery(factorQuery)
  const [open, setOpen] = useState<'on' | 'off' | null>(null)
  const close = () => setOpen(null)
  const day = new Intl.DateTimeFormat(pageData.lang, { dateStyle: 'long' })
  return (
    <Subject title={words.factor}>
      <Read query={query} lines={1}>
        {({ enabled, confirmed_at, recovery_codes_left }) => (
          <div className={css.state}>
            <p>
              {enabled && confirmed_at
                ? `${say(words.factor_on, { date: day.format(new Date(confirmed_at)) })} ${counted(words.recovery_left, recovery_codes_left)}`
                : words.factor_off}
            </p>
            <Button variant={enabled ? 'default' : 'filled'} onClick={() => setOpen(enabled ? 'off' : 'on')}>
              {enabled ? words.factor_turn_off : words.factor_turn_on}
            </Button>
          </div>
        )}
      </Read>
      {open === 'on' && <FactorOnDialog close={close} />}
      {open === 'off' && <FactorOffDialog close={close} />}
    </Subject>
  )
}
