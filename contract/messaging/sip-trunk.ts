import { type Static, Type } from 'typebox'
import { Named, Nullable, OneOf } from '#contract/schema.ts'

const SipNumber = Named(
  'SipNumber',
  Type.Object({
    number: Type.String({ description: 'E.164' }),
    own: Type.Boolean({ description: 'Whether calls to it come to this business' }),
    fixed: Type.Boolean({ description: 'Whether the installation’s settings keep it for the business' }),
  }),
)

const SipTrunkStatus = Named(
  'SipTrunkStatus',
  Type.Object({
    state: Type.Unsafe<'off' | 'registering' | 'registered' | 'refused' | 'unreachable'>({
      ...OneOf('off', 'registering', 'registered', 'refused', 'unreachable'),
      description: '`off`: no process listens there',
    }),
    detail: Type.String({ description: 'What the trunk said, where it takes no calls' }),
    numbers: Type.Array(SipNumber, { description: 'Those of this business, and those that are nobody’s' }),
  }),
)

export type SipTrunkAnswer = Static<typeof SipTrunkAnswer>
export const SipTrunkAnswer = Named(
  'SipTrunkAnswer',
  Type.Object({
    trunk: Type.Union([SipTrunkStatus, Type.Null()], {
      description: 'Null where the installation has no SIP trunk',
    }),
    chosen: Nullable(Type.String({ description: 'The number that the business chose itself' })),
  }),
)
