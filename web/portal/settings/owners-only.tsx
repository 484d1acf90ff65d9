import type { ReactNode } from 'react'
import { Empty } from '../parts/states.tsx'
import { useIsOwner } from '../shell/me.ts'
import { SettingsPage } from './frame.tsx'
import { settingsWords } from './words.ts'

/** A tab that only owners read. Others are told so, in place of a refusal of the server. */
export const OwnersOnly = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <SettingsPage wide={wide}>
    {useIsOwner() ? children : <Empty title={settingsWords().owners_see} />}
  </SettingsPage>
)
