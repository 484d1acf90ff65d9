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
