import { type Static, Type } from 'typebox'
import { BusinessContact } from './accounts/contact.ts'
import { Named, Nullable, OneOf } from './schema.ts'

export const ConfigQuery = Type.Object({
  tenant_id: Type.String({ maxLength: 64 }),
  language: Type.Optional(
    Type.String({
      maxLength: 35,
      description: 'Wished by the website; else the business’s, else the browser’s',
    }),
  ),
})

/** The answer of `GET /widget/config`, for the website that carries the widget. */
export type WidgetConfig = Static<typeof WidgetConfig>
export const WidgetConfig = Named(
  'WidgetConfig',
  Type.Object({
    business: Type.String(),
    agent_name: Type.String(),
    greeting: Nullable(Type.String()),
    primary_color: Nullable(
      Type.String({ description: '`#RRGGBB`: the widget’s, where the website names none' }),
    ),
    logo_url: Nullable(Type.String({ description: 'From the root of the server' })),
    language: Type.String({ description: 'Of the interface: one that there are words for' }),
    dir: OneOf('ltr', 'rtl'),
    offers: Type.Array(OneOf('chat', 'call', 'book'), {
      description: 'What can be done in the widget; at least one',
    }),
    contact: BusinessContact,
    suggestions: Type.Array(Type.String(), { description: 'Questions to offer before the first message' }),
    panel: Type.String({ description: 'The panel’s script, from the root of the server' }),
  }),
)

export const WidgetCheckOrder = Named(
  'WidgetCheckOrder',
  Type.Object({
    url: Type.String({ maxLength: 2_000, pattern: '\\S', description: 'A page of the website' }),
  }),
)

export type WidgetCheck = Static<typeof WidgetCheck>
export const WidgetCheck = Named(
  'WidgetCheck',
  Type.Object({
    state: Type.Unsafe<
      'found' | 'not_allowed' | 'other_business' | 'other_server' | 'absent' | 'unreachable'
    >({
      ...OneOf('found', 'not_allowed', 'other_business', 'other_server', 'absent', 'unreachable'),
      description:
        '`not_allowed`: it is there, but the website is not among the allowed_domains; `other_server`: it is loaded from elsewhere; `unreachable`: the page could not be read',
    }),
    url: Type.String({ description: 'The page that was read, after redirects' }),
    detail: Nullable(Type.String({ description: 'Why the page could not be read' })),
    tag_manager: Type.Boolean({
      description: 'The page loads Google Tag Manager, which may bring the widget; that can’t be seen here',
    }),
  }),
)
