import { Link, useSearch } from '@tanstack/react-router'
import { pageData } from '../page-data.ts'
import { enterDesk } from '../session/door.ts'
import { SignInForm } from '../session/sign-in-form.tsx'
import { doorWords } from '../session/words.ts'
import { DoorPage } from './door-page.tsx'
import { wayBack } from './way-back.ts'

export function Page() {
  const words = doorWords()
  const { to } = useSearch({ strict: false }) as { to?: unknown }
  return (
    <DoorPage
      title={words.sign_in}
      foot={
        <>
          <Link to={'/forgot' as never}>{words.forgotten}</Link>
          {pageData.registration && (
            <span>
              {words.no_account} <Link to={'/register' as never}>{words.open_business}</Link>
            </span>
          )}
        </>
      }
    >
      <SignInForm done={() => enterDesk(wayBack(to))} />
    </DoorPage>
  )
}
