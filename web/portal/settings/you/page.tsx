import { SettingsPage } from '../frame.tsx'
import { DeskSettings } from './desk-settings.tsx'
import { Profile } from './profile.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'
import { Told } from './told.tsx'

export function Page() {
  return (
    <SettingsPage>
      <Profile />
      <DeskSettings />
      <Told />
      <SecondFactor />
      <Sessions />
    </SettingsPage>
  )
}
