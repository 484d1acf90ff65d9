import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Popover } from '../../../parts/popover.tsx'
import { isolated, say } from '../../../words/words.ts'
import { sentQuery } from '../sent/queries.ts'
import { questionnaireWords, resultWords } from '../words.ts'
import type { AnsweredLink } from './queries.ts'
import css from './result.module.css'

/** As many besides this one can be read side by side. */
const mostOthers = 4

/** Chooses others who answered the same questions, to read their answers beside these. */
export const CompareMenu = ({ link }: { link: AnsweredLink }) => (
  <Popover button={resultWords().compare_with} className={css.opener} panelClass={css.others}>
    {() => <Others link={link} />}
  </Popover>
)

function Others({ link }: { link: AnsweredLink }) {
  const words = resultWords()
  const { choose, compare } = questionnaireWords()
  const [chosen, setChosen] = useState<string[]>([])
  const { data } = useInfiniteQuery(sentQuery({ status: 'completed' }))
  const same = (title: string) => title === link.questionnaire.title
  const others = (data?.pages.flatMap(page => page.links) ?? [])
    .filter(other => other.token !== link.token)
    .sort((a, b) => Number(same(b.questionnaire.title)) - Number(same(a.questionnaire.title)))
    .slice(0, 50)
  if (data && !others.length) return <p className={css.quiet}>{words.compare_none}</p>
  return (
    <div className={css.choosing}>
      <p className={css.quiet}>{words.compare_choose}</p>
      <ul className={css.choices}>
        {others.map(({ token, person, questionnaire }) => (
          <li key={token}>
            <label className={css.choice}>
              <input
                type="checkbox"
                aria-label={say(choose, { name: isolated(person.name) })}
                checked={chosen.includes(token)}
                disabled={!chosen.includes(token) && chosen.length >= mostOthers}
                onChange={() =>
                  setChosen(all =>
                    all.includes(token) ? all.filter(each => each !== token) : [...all, token],
                  )
                }
              />
              <span>
                <bdi>{person.name}</bdi> <span className={css.quiet}>{questionnaire.title}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <Button
          component={Link}
          to={'/outreach/questionnaires/compare' as never}
          search={{ people: [link.token, ...chosen].join(',') } as never}
        >
          {say(compare, { count: chosen.length + 1 })}
        </Button>
      )}
    </div>
  )
}
