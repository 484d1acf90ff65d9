import type { PersonErased } from '#client'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/page.tsx'
import { useMe } from '../../shell/me.ts'
import { momentOf, numberOf } from '../../words/dates.ts'
import { isolated, say } from '../../words/words.ts'
import css from './person.module.css'
import { personWords } from './words.ts'

/** The proof that somebody was erased: what went, and what stays for which reason. It names nobody. */
export function Receipt({ receipt }: { receipt: PersonErased }) {
  const words = personWords()
  const { user } = useMe()
  const { erased, kept, erased_at: at } = receipt
  const named = (what: string) =>
    words.records[what as keyof typeof words.records] ?? what.replaceAll('_', ' ')
  const gone = Object.entries(erased).filter(([, count]) => count > 0)
  const save = () => {
    const text = JSON.stringify({ erased_at: at, erased_by: user.email, erased, kept }, null, 2)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = `erased-${at.slice(0, 10)}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Card title={words.erased_title}>
      <p role="status">
        {say(words.erased_on, { date: momentOf(at), name: isolated(user.name ?? user.email) })}
      </p>
      <h3 className={css.h3}>{words.receipt_erased}</h3>
      {gone.length ? (
        <dl className={css.receipt}>
          {gone.map(([what, count]) => (
            <div key={what}>
              <dt>{named(what)}</dt>
              <dd>{numberOf(count)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{words.receipt_nothing}</p>
      )}
      {kept.length > 0 && (
        <>
          <h3 className={css.h3}>{words.receipt_kept}</h3>
          <dl className={css.receipt}>
            {kept.map(({ what, count, why }) => (
              <div key={what}>
                <dt>
                  {named(what)}
                  <p className={css.small}>{why}</p>
                </dt>
                <dd>{numberOf(count)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Button variant="default" onClick={save}>
        {words.receipt_save}
      </Button>
    </Card>
  )
}
