import { Type } from 'typebox'
import { Id, Named, RecordId } from '#contract/schema.ts'
import { BusinessName, Country, Timezone } from './account.ts'
import { MemberRole } from './members.ts'

const OwnBusiness = Named(
  'OwnBusiness',
  Type.Object({
    id: RecordId,
    slug: Type.String(),
    name: Type.String(),
    role: MemberRole,
    current: Type.Boolean(),
  }),
)

export const BusinessList = Named('BusinessList', Type.Object({ businesses: Type.Array(OwnBusiness) }))

export const NewBusiness = Named(
  'NewBusiness',
  Type.Object({
    business_name: BusinessName,
    timezone: Type.Optional(Timezone),
    country: Type.Optional(Country),
  }),
)

export const BusinessSwitch = Named('BusinessSwitch', Type.Object({ tenant_id: Id('Business') }))
