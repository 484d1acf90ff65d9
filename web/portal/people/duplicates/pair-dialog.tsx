import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { tell, tellWhenDone } from '../../parts/notices/notices.ts'
import { shellWords } from '../../shell/words.ts'
import { peopleWords } from '../words.ts'
import { Compared } from './compared.tsx'
import css from './duplicates.module.css'
import { pairsQuery, useMergePair, useSeparate, useTellApart, useTellTogether } from './queries.ts'

/** Pairs that look like one person, one after the other: the same, or two. */
export function PairDialog({ close }: { close: () => void }) {
  const words = peopleWords()
  const { data } = useQuery(pairsQuery)
  const [skipped, skip] = useState(0)
  const [kept, keep] = useState<string | null>(null)
  const merging = useMergePair()
  const parting = useTellApart()
  const separating = useSeparate()
  const together = useTellTogether()
  const pair = data?.pairs[skipped]
  const back = (undo: Promise<unknown>) =>
    void undo.then(
      () => tell(words.back),
      error => tell(faultSentence(error)),
    )
  const merge = () => {
    if (!pair) return
    keep(null)
    void tellWhenDone(
      merging.mutateAsync({ pair, keep: kept ?? pair.one.id }).then(
        ({ id, merge }) => ({
          text: words.merged,
          undo: merge ? () => back(separating.mutateAsync({ id, merge })) : null,
        }),
        error => ({ text: faultSentence(error) }),
      ),
    )
  }
  const part = () => {
    if (!pair) return
    void tellWhenDone(
      parting.mutateAsync({ pair }).then(
        () => ({ text: words.told_apart, undo: () => back(together.mutateAsync(pair)) }),
        error => ({ text: faultSentence(error) }),
      ),
    )
  }
  return (
    <Dialog title={words.same_person} close={close} wide>
      {pair ? (
        <>
          <p className={css.why}>{words[pair.reason]}</p>
          <Compared leads={[pair.one, pair.other]} kept={kept ?? pair.one.id} keep={keep} />
          <p className={css.why}>{words.keep_note}</p>
          <div className={css.buttons}>
            <Button onClick={merge}>{words.merge}</Button>
            <Button variant="default" onClick={part}>
              {words.apart}
            </Button>
            <Button variant="subtle" onClick={() => skip(skipped + 1)}>
              {words.skip_pair}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={css.why}>{words.no_pairs_left}</p>
          <div className={css.buttons}>
            <Button onClick={close}>{shellWords().close}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
