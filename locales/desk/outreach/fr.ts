import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const outreach: Translated<typeof english> = {
  title: 'Diffusion',
  tabs: {
    label: 'Parties de la diffusion',
    broadcasts: 'Envois groupés',
    questionnaires: 'Questionnaires',
    links: 'Liens de chat',
    templates: 'Modèles',
    audiences: 'Audiences',
    sent: 'Envoyés',
    stops: 'Liste d’opposition',
  },
}

export default outreach
