import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const outreach: Translated<typeof english> = {
  title: 'Comunicazioni',
  tabs: {
    label: 'Parti delle comunicazioni',
    broadcasts: 'Invii',
    questionnaires: 'Questionari',
    links: 'Link alla chat',
    templates: 'Modelli',
    audiences: 'Destinatari',
    sent: 'Inviati',
    stops: 'Lista di esclusione',
  },
}

export default outreach
