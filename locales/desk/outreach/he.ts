import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const outreach: Translated<typeof english> = {
  title: 'דיוור',
  tabs: {
    label: 'חלקי הדיוור',
    broadcasts: 'הודעות תפוצה',
    questionnaires: 'שאלונים',
    links: 'קישורי צ׳אט',
    templates: 'תבניות',
    audiences: 'רשימות נמענים',
    sent: 'נשלחו',
    stops: 'רשימת חסומים',
  },
}

export default outreach
