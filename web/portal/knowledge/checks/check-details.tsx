import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Check } from '#client'
import { Bones, Failure, Late } from '../../parts/states.tsx'
import { useOpenDoor } from '../door.ts'
import { knowledgeWords } from '../words.ts'
import css from './checks.module.css'
import { useTurning } from './queries.ts'
import { TwoReplies } from './two-replies.tsx'

/** What a check asks for, and how its answer changed. `remove` is null for those who may not. */
export function CheckDetails({ check, remove }: { check: Check; remove: (() => void) | null }) {
  const words = knowledgeWords().checks
  const open = useOpenDoor()
  const { expected, must_include: wanted, must_abstain: abstains, passed } = check
  const { data, error, refetch } = useQuery(useTurning(check))
  return (
    <>
      {(expected || wanted.length > 0 || abstains) && (
        <dl className={css.rules}>
          {abstains && <dt>{words.must_abstain}</dt>}
          {expected && (
            <>
              <dt>{words.expected_short}</dt>
              <dd dir="auto">{expected}</dd>
            </>
          )}
          {wanted.length > 0 && (
            <>
              <dt>{words.must_include}</dt>
              <dd dir="auto">{wanted.join(' · ')}</dd>
            </>
          )}
        </dl>
      )}
      {data?.after && <TwoReplies before={passed ? null : data.before} after={data.after} />}
      {error && <Failure error={error} retry={refetch} />}
      {passed !== null && !data && !error && (
        <Late>
          <Bones lines={2} height={32} />
        </Late>
      )}
      <div className={css.buttons}>
        {passed === false && (
          <Button variant="light" onClick={() => open('teach', check.question)}>
            {words.teach_it}
          </Button>
        )}
        {remove && (
          <Button variant="subtle" color="gray" onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
    </>
  )
}
