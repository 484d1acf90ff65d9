import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const outreach: Translated<typeof english> = {
  title: 'Difusión',
  tabs: {
    label: 'Partes de la difusión',
    broadcasts: 'Envíos',
    questionnaires: 'Cuestionarios',
    links: 'Enlaces de chat',
    templates: 'Plantillas',
    audiences: 'Audiencias',
    sent: 'Enviados',
    stops: 'Lista de exclusión',
  },
}

export default outreach
