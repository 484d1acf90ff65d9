import { OwnersOnly } from '../owners-only.tsx'
import { Keys } from './keys.tsx'
import { Webhooks } from './webhooks.tsx'

/** What other programs may do with the business, and what they are told of it. */
export const Page = () => (
  <OwnersOnly>
    <Keys />
    <Webhooks />
  </OwnersOnly>
)
