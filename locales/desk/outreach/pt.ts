import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const outreach: Translated<typeof english> = {
  title: 'Divulgação',
  tabs: {
    label: 'Partes da divulgação',
    broadcasts: 'Envios',
    questionnaires: 'Questionários',
    links: 'Ligações de chat',
    templates: 'Modelos',
    audiences: 'Públicos',
    sent: 'Enviadas',
    stops: 'Lista de exclusão',
  },
}

export default outreach
