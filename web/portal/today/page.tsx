import type english from '#locales/desk/today/en.ts'
import { Page as Frame } from '../parts/page.tsx'
import { useMe } from '../shell/me.ts'
import { say, wordsOf } from '../words/words.ts'

const words = wordsOf<typeof english>('today')

export function Page() {
  const { user } = useMe()
  return <Frame title={say(words().morning, { name: user.name ?? user.email })}>{null}</Frame>
}
