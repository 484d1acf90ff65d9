import { Button } from '@mantine/core'
import { tell } from '../../parts/notices/notices.ts'
import { saveFile } from '../../parts/save-file.ts'
import { settingsWords } from '../words.ts'
import css from './second-factor.module.css'

/** The codes for a lost phone, shown this once. */
export function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
  const words = settingsWords()
  const text = `${codes.join('\n')}\n`
  const copy = () => navigator.clipboard.writeText(text).then(() => tell(words.copied))
  return (
    <div className={css.form}>
      <p>{words.factor_recovery_note}</p>
      <ul className={css.codes} dir="ltr">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.ways}>
        <Button variant="default" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="default" onClick={() => saveFile('recovery-codes.txt', text)}>
          {words.download}
        </Button>
        <Button onClick={done}>{words.kept}</Button>
      </div>
    </div>
  )
}
