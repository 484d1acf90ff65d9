import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const finder: Translated<typeof english> = {
  title: 'Bul veya yap',
  placeholder: 'Bir ad, numara, sayfa…',
  recent: 'Son açılanlar',
  pages: 'Sayfalar',
  actions: 'Yap',
  kinds: {
    conversation: 'Konuşmalar',
    lead: 'Kişiler',
    booking: 'Rezervasyonlar',
    call: 'Aramalar',
    source: 'Bilgiler',
    gap: 'Yanıtsız sorular',
    chat_link: 'Sohbet bağlantıları',
    template: 'Şablonlar',
    broadcast: 'Toplu mesajlar',
    questionnaire: 'Anketler',
    member: 'Ekip',
  },
  to: {
    needs: 'Gelen kutusu: sizi bekleyenler',
    open: 'Gelen kutusu: açık konuşmalar',
    all: 'Gelen kutusu: tüm konuşmalar',
    stages: 'Aşamalara göre kişiler',
    import_people: 'Kişileri içe aktar',
    gaps: 'Yanıtsız sorular',
    sources: 'Bilgi kaynakları',
    websites: 'Okunan web siteleri',
    checks: 'Asistanın testleri',
    photos: 'Fotoğraflar',
    priority: 'Hangi kaynak önce gelir',
    forgotten: 'Unutulanlar',
    bookings_today: 'Bugünün rezervasyonları',
  },
  do: {
    longest: 'En uzun bekleyeni yanıtla',
    sign_out: 'Oturumu kapat',
  },
  results: { one: '{count} sonuç', other: '{count} sonuç' },
  nothing: '“{q}” için bir şey bulunamadı.',
  searching: 'Aranıyor…',
  failed: 'Kayıtlarda şu anda arama yapılamıyor.',
  hint: '↑ ↓ seçer, Enter açar, Esc kapatır',
}

export default finder
