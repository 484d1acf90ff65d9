import type { Words } from './words.ts'

export const tr: Words = {
  mail: {
    subject_confirmation: 'Randevu alındı: {service}, {when}',
    subject_change: 'Yeni saat: {service}, {when}',
    subject_cancellation: 'İptal edildi: {service}, {when}',
    subject_reminder: 'Hatırlatma: {service}, {when}',
    hello: 'Merhaba {name},',
    confirmation: '{business} randevunuz onaylandı:',
    change: '{business} randevunuz değişti. Yeni hali:',
    cancellation: '{business} randevunuz iptal edildi:',
    reminder: '{business} randevunuzu hatırlatırız:',
    reason: 'Neden: {reason}',
    manage: 'Buradan değiştirebilir veya iptal edebilirsiniz:',
    book_again: 'Buradan başka bir saat alabilirsiniz:',
  },
  talk: {
    which_service: 'Ne için randevu almak istersiniz? Sunduklarımız: {services}.',
    offers: '{service} için boş saatler: {times}. Hangisi uygun?',
    not_free: '{when} dolu.',
    nothing_free: 'Üzgünüm, {service} için şu anda boş saat yok. Ekibe haber verdim.',
    ask_name: 'Memnuniyetle: {service}, {when}. Kimin adına alayım?',
    ask_contact: 'Teşekkürler, {name}. Hangi e-posta adresini veya telefon numarasını not edeyim?',
    confirm: '{name} için {service} randevusu alayım mı: {when}?',
    confirm_move: '{service} randevusunu şuna taşıyayım mı: {when}?',
    confirm_cancel: '{service} randevusunu iptal edeyim mi: {when}?',
    booked: '{name} için randevu alındı: {service}, {when}.',
    moved: 'Taşındı: {service}, yeni saat {when}.',
    cancelled: 'İptal edildi: {service}, {when}.',
    manage: 'Buradan değiştirebilir veya iptal edebilirsiniz: {url}',
    none_of_yours:
      'Yalnızca bu konuşmada alınan randevuları değiştirebilirim. Onayınızdaki bağlantıyı kullanın ya da buradan randevu alın: {url}',
    dropped: 'Tamam, her şeyi olduğu gibi bıraktım.',
    paused: 'Şu anda randevu alınmıyor.',
    failed: 'Üzgünüm, bunu yapamadım. {business} ekibinin haberi var ve ilgilenecek.',
    wants:
      'randevu almak|randevu alabilir|randevu istiyorum|randevu lazım|randevu alayım|rezervasyon yapmak|rezervasyon yaptırmak|boş saat*|uygun saat*',
    nouns: 'randevu*|rezervasyon*',
    cancels: 'iptal|iptal et*|gelemeyeceğim|gelemem',
    moves: 'ertele*|randevumu değiştir*|saati değiştir*|başka saat*|başka bir saat*',
    stops: 'boş ver|vazgeçtim|kalsın|şimdi değil',
  },
}
