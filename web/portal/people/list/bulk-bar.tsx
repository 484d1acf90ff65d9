import { Button, NativeSelect } from '@mantine/core'
import type { BulkDone, LeadBulk, LeadStatus } from '#client'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { tell, tellWhenDone } from '../../parts/notices/notices.ts'
import { counted } from '../../words/words.ts'
import css from '../people.module.css'
import { useBulk, useUndo } from '../queries.ts'
import { type PeopleSearch, stages } from '../search.ts'
import { peopleWords } from '../words.ts'

/** What can be done to those who are selected: `all` means everybody who matches, also who is not loaded. */
export function BulkBar({
  ids,
  loaded,
  total,
  isCapped,
  isAll,
  search,
  selectAll,
  clear,
}: {
  ids: string[]
  loaded: string[]
  total: number
  isCapped: boolean
  isAll: boolean
  search: PeopleSearch
  selectAll: () => void
  clear: () => void
}) {
  const words = peopleWords()
  const act = useAct()
  const { sort: _, ...filter } = search
  const chosen = isAll ? { filter } : { ids: ids.slice(0, 500) }
  const count = isAll ? total : ids.length
  const canChooseMore = !isAll && ids.length === loaded.length && total > ids.length
  const done = (action: 'status' | 'delete', value?: LeadStatus) => {
    act({ ...chosen, action, ...(value && { value }) }, isAll ? loaded : ids)
    clear()
  }
  return (
    <div className={css.bar}>
      <b role="status">{counted(words.selected, count)}</b>
      {canChooseMore && (
        <Button variant="subtle" size="compact-sm" onClick={selectAll}>
          {isCapped ? words.select_all_capped : counted(words.select_all, total)}
        </Button>
      )}
      <NativeSelect
        size="xs"
        aria-label={words.set_stage}
        value=""
        onChange={event => done('status', event.currentTarget.value as LeadStatus)}
        data={[
          { value: '', label: words.set_stage, disabled: true },
          ...stages.map(stage => ({ value: stage, label: words.stages[stage] })),
        ]}
      />
      <Button variant="default" size="compact-sm" onClick={() => done('delete')}>
        {words.delete}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={clear}>
        {words.select_none}
      </Button>
    </div>
  )
}

/** Does it, says so, and offers the way back. */
function useAct(): (body: LeadBulk, shown: string[]) => void {
  const words = peopleWords()
  const bulk = useBulk()
  const undo = useUndo()
  const takeBack = (token: string) =>
    undo.mutateAsync(token).then(
      () => tell(words.back),
      error => tell(faultSentence(error)),
    )
  const said = ({ action, value }: LeadBulk, { done, skipped }: BulkDone): string => {
    const stage = action === 'status' ? words.stages[value as LeadStatus] : ''
    const left = skipped.length ? ` ${counted(words.skipped, skipped.length)}` : ''
    return counted(action === 'delete' ? words.deleted : words.moved, done, { stage }) + left
  }
  return (body, shown) =>
    void tellWhenDone(
      bulk.mutateAsync({ body, shown }).then(
        result => {
          const { undo: token } = result
          return { text: said(body, result), undo: token ? () => takeBack(token) : null }
        },
        error => ({ text: faultSentence(error) }),
      ),
    )
}
