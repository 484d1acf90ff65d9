import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from '../../../parts/button.tsx'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { DocumentIcon, MoreIcon, RefreshIcon, TrashIcon } from '../../../parts/icons.tsx'
import { Menu, MenuItem, MenuLine } from '../../../parts/menu.tsx'
import { holdBack, tell } from '../../../parts/notices/notices.ts'
import { clockOf } from '../../../parts/player/turns.ts'
import { useIsOwner } from '../../../shell/me.ts'
import { briefly, momentOf } from '../../../words/dates.ts'
import { isolated, say } from '../../../words/words.ts'
import list from '../list.module.css'
import { setQuery } from '../queries.ts'
import { LinkMenu } from '../sent/link-menu.tsx'
import { StateChip } from '../sent/state-chip.tsx'
import { useLinkActions } from '../sent/use-link-actions.ts'
import { questionnaireWords, resultWords } from '../words.ts'
import { CompareMenu } from './compare-menu.tsx'
import { type AnsweredLink, reportUrl, useRemoveRecording, useRewrite } from './queries.ts'
import css from './result.module.css'

/** Who it is, what they were asked and when, and what can be done with the record. */
export function Head({ link }: { link: AnsweredLink }) {
  const words = resultWords()
  const { person, questionnaire, status, result } = link
  // Of a set of the library a copy was sent, which nobody looks for.
  const { data: sent } = useQuery(setQuery(questionnaire.id))
  return (
    <header className={css.head}>
      <div className={css.who}>
        <h2 className={css.name} dir="auto">
          {person.name}
        </h2>
        <StateChip status={status} />
        <p className={css.facts}>
          <Link
            to={'/outreach/questionnaires/$id' as never}
            params={{ id: sent?.template_id ?? questionnaire.id } as never}
            dir="auto"
          >
            {questionnaire.title}
          </Link>
          {[person.email, person.phone].filter(Boolean).map(address => (
            <bdi key={address}>{address}</bdi>
          ))}
        </p>
        <dl className={css.steps}>
          {stepsOf(link).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={list.actions}>
        {result && (
          <>
            <CompareMenu link={link} />
            <Button
              component="a"
              variant="default"
              leftSection={<DocumentIcon size={16} />}
              href={reportUrl(link.token)}
              download
            >
              {words.pdf}
            </Button>
            <RecordMenu link={link} />
          </>
        )}
        {!result && <LinkMenuWhileItLasts link={link} />}
      </div>
    </header>
  )
}

function stepsOf({
  created_at,
  opened_at,
  started_at,
  completed_at,
  expires_at,
  recording,
  record_delete_after,
  result,
  status,
}: AnsweredLink): [string, string][] {
  const { step } = resultWords()
  const waits = status === 'issued' || status === 'opened'
  const all: [string, string | null][] = [
    [step.created, momentOf(created_at)],
    [step.opened, !completed_at && opened_at ? momentOf(opened_at) : null],
    [step.started, started_at && momentOf(started_at)],
    [step.lasted, result && clockOf(result.duration_seconds)],
    [step.expires, waits ? momentOf(expires_at) : null],
    [
      step.recording_until,
      recording.delete_after && recording.available ? briefly(recording.delete_after) : null,
    ],
    [step.record_until, record_delete_after && briefly(record_delete_after)],
  ]
  return all.filter((each): each is [string, string] => each[1] !== null)
}

function LinkMenuWhileItLasts({ link }: { link: AnsweredLink }) {
  const navigate = useNavigate()
  return <LinkMenu link={link} removed={() => void navigate({ to: '/outreach/questionnaires' as never })} />
}

function RecordMenu({ link }: { link: AnsweredLink }) {
  const words = resultWords()
  const { delete: remove, link_more } = questionnaireWords()
  const isOwner = useIsOwner()
  const navigate = useNavigate()
  const rewrite = useRewrite(link.token)
  const removeRecording = useRemoveRecording(link.token)
  const actions = useLinkActions(link)
  const failed = (error: unknown) => tell(faultSentence(error))
  const name = isolated(link.person.name)
  return (
    <Menu button={<MoreIcon />} label={say(link_more, { name })} className={list.more}>
      <MenuItem
        icon={<RefreshIcon size={16} />}
        onClick={() => rewrite.mutate(undefined, { onSuccess: () => tell(words.rewriting), onError: failed })}
      >
        {words.rewrite}
      </MenuItem>
      {isOwner && (
        <>
          <MenuLine />
          {link.recording.available && (
            <MenuItem
              alarming
              icon={<TrashIcon size={16} />}
              onClick={() => holdBack(say(words.recording_deleted, { name }), removeRecording(failed))}
            >
              {words.delete_recording}
            </MenuItem>
          )}
          <MenuItem
            alarming
            icon={<TrashIcon size={16} />}
            onClick={() =>
              actions.remove({ gone: () => void navigate({ to: '/outreach/questionnaires' as never }) })
            }
          >
            {remove}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
