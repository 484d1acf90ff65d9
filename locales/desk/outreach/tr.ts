import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const outreach: Translated<typeof english> = {
  title: 'Duyurular',
  tabs: {
    label: 'Duyuru bölümleri',
    broadcasts: 'Toplu gönderiler',
    questionnaires: 'Anketler',
    links: 'Sohbet bağlantıları',
    templates: 'Şablonlar',
    audiences: 'Alıcı listeleri',
    sent: 'Gönderilenler',
    stops: 'Durdurma listesi',
  },
}

export default outreach
