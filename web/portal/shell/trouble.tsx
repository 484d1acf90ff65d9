import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { Button } from '../parts/button.tsx'
import { Page } from '../parts/page.tsx'
import { Empty, Failure } from '../parts/states.tsx'
import { shellWords } from './words.ts'

/** Stands where a page failed. The frame around it goes on working. */
export const PageFailure = ({ error, reset }: ErrorComponentProps) => <Failure error={error} retry={reset} />

export function PageNotFound() {
  const words = shellWords()
  return (
    <Page title={words.not_found}>
      <Empty
        title={words.not_found_note}
        action={
          <Button component={Link} to="/" variant="default">
            {words.to_today}
          </Button>
        }
      />
    </Page>
  )
}
