import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const today: Translated<typeof english> = {
  morning: 'Günaydın {name}',
  afternoon: 'İyi günler {name}',
  evening: 'İyi akşamlar {name}',
  morning_nobody: 'Günaydın',
  afternoon_nobody: 'İyi günler',
  evening_nobody: 'İyi akşamlar',
  new_booking: 'Yeni rezervasyon',

  needs: 'Şimdi sizi bekleyenler',
  needs_all: { one: 'Tümü ({count})', other: 'Tümü ({count})' },
  needs_none: 'Sizi bekleyen kimse yok.',
  needs_none_note:
    'Asistan yanıt veremediğinde ya da biri bir insanla görüşmek istediğinde önce burada görürsünüz.',
  unknown: 'Biri',
  need: {
    unanswered: '{title}',
    handover: 'Bir insanla görüşmek istiyor: “{title}”',
    callback: 'Geri aranmak istiyor: “{title}”',
    email_draft: 'Taslak hazır: “{title}”',
    failed_booking: 'Rezervasyon başarısız oldu: {title}',
    failed_check: 'Test başarısız: “{title}”',
    failed_webhook: '{title}',
    failed_mail: '{title}',
  },
  waits: 'Bekleme süresi: {time}',

  bookings: 'Bugünün rezervasyonları',
  bookings_all: 'Tüm rezervasyonlar',
  bookings_none: 'Bugün rezervasyon yok.',
  bookings_none_note: 'Ziyaretçiler sohbette, telefonda veya rezervasyon sayfanızda rezervasyon yapar.',
  bookings_more: { one: 've {count} tane daha', other: 've {count} tane daha' },
  no_name: 'Ad yok',

  answered: 'Asistanın yanıtladıkları',
  answered_days: '28 gün',
  answered_none: 'Henüz soru yok.',
  answered_none_note:
    'Sohbet sayfanızı paylaşın veya pencereyi web sitenize ekleyin, sonra kendiniz bir şey sorun.',
  answered_open: 'Son 28 günün sorularından asistanın yanıtladığı: {share}. Konuşmaları göster',
  up: '{count} arttı',
  down: '{count} azaldı',
  same: 'öncekiyle aynı',
  trend: 'Gün gün yanıtlanma oranı: {from} günü {first}, {to} günü {last}',
  day: '{date}: {share}',

  once: 'Bir kez yanıtlayın',
  once_all: 'Tüm eksikler',
  once_answers: { one: 'Bir yanıt eksik.', other: '{count} yanıt eksik.' },
  once_asked: { one: 'Bu ay bir soru yanıtsız kaldı.', other: 'Bu ay {count} soru yanıtsız kaldı.' },
  once_none: 'Eksik yok.',
  once_none_note:
    'Asistanın yanıtlayamadığı sorular burada görünür. Siz bir kez yanıtlarsınız, sonra o yanıtlar.',
  asked: { one: 'Bir kez soruldu', other: '{count} kez soruldu' },
  times: '{count}×',
  your_answer: 'Yanıtınız',
  your_answer_hint: 'Bir ziyaretçiye söyleyeceğiniz gibi',
  teach: 'Öğret',
  teach_and_tell: {
    one: 'Öğret ve bekleyen {count} kişiye ilet',
    other: 'Öğret ve bekleyen {count} kişiye ilet',
  },
  taught: 'Öğretildi. Asistan bunu bundan sonra yanıtlar.',
  taught_told: {
    one: 'Öğretildi, {count} ziyaretçiye iletiliyor.',
    other: 'Öğretildi, {count} ziyaretçiye iletiliyor.',
  },

  week: 'Son 7 gün',
  conversations: 'Konuşmalar',
  bookings_made: 'Rezervasyonlar',
  leads: 'Yeni kişiler',
  first_answer: 'İlk yanıt',
  median: 'ortanca değer',
  than_before: 'Önceki 7 güne göre {change}',
  none_before: 'önceki 7 günle aynı',
  reports: 'Raporlar',

  steps: 'İlk adımlar',
  steps_done: '{done} / {all}',
  step: {
    knowledge: 'Asistana web sitenizi veya bir belgeyi okutun',
    answer: 'Bir soruyu nasıl yanıtladığını görün',
    hours: 'Ne zaman açık olduğunuzu belirtin',
    link: 'Bir sohbet bağlantısı paylaşın',
    colleague: 'Bir iş arkadaşınızı davet edin',
    channel: 'Bir telefon veya e-posta kutusu bağlayın',
  },
  step_go: 'Başla',
  step_done: 'Tamam: {step}',
}

export default today
