import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const call: Translated<typeof english> = {
  title: 'Nasıl geçti',
  first_words: 'İlk sözler {time} sonra',
  slowest: 'en yavaşı {time}',
  hears: '{name} dinledi',
  thinks: '{name} yanıtladı',
  speaks: '{name} konuştu',
  stage_endpoint: 'Sözün bittiği anlaşıldı',
  stage_recognition: 'Sözler tanındı',
  stage_model: 'Yanıt bulundu',
  stage_voice: 'Ses hazır',
  answers: 'Her yanıt ne kadar sürdü',
  not_heard: 'Artık duyulmadı: {text}',
  used: '{heard} konuşma tanındı, {spoken} karakter söylendi, dil modelinin {tokens} belirteci',
  used_plain: '{heard} konuşma tanındı, {spoken} karakter söylendi',
  cost: 'Yaklaşık {price}',
  cost_least: 'En az {price}',
  happened: 'Neler oldu',
  event: {
    line_lost: 'Hat koptu',
    line_back: 'Hat geri geldi',
    hung_up_caller: 'Arayan kapattı',
    hung_up_us: 'Asistan kapattı',
    transfer_begun: '{detail} numarasına bağlanıyor',
    transfer_accepted: 'Bir kişi aramayı aldı',
    transfer_missed: 'Aramayı kimse almadı',
    outage: 'Asistan duyamıyor veya konuşamıyordu; operatörün sesi devraldı',
    message_left: 'Arayan mesaj bıraktı',
    recording_begun: 'Kayıt başladı',
    recording_paused: 'Kayıt duraklatıldı',
    recording_resumed: 'Kayıt sürdü',
    lines_busy: 'Bütün hatlar meşguldü',
  },
}

export default call
