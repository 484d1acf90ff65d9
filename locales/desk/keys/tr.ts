import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const keys: Translated<typeof english> = {
  title: 'Tuşlar',
  note: 'Yazı yazarken harfler kısayol olarak çalışmaz.',
  everywhere: 'Her yerde',
  inbox: 'Gelen kutusunda',
  knowledge: 'Bilgilerde',
  find: 'Bul veya yap',
  go_to: 'Git: {area}',
  undo: 'Son işlemi geri al',
  list: 'Bu liste',
  move: 'Sonraki ve önceki',
  open: 'Aç',
  select: 'Seç',
  search: 'Ara',
  reply: 'Yanıtla',
  send: 'Gönder',
  done: 'Tamamla ve sıradakine geç',
  take_over: 'Devral',
  hand_back: 'Asistana geri ver',
  snooze: 'Ertele',
  back: 'Listeye dön',
  ask: 'Resepsiyonunuza sorun',
  teach: 'Öğret',
  new_booking: 'Yeni rezervasyon',
}

export default keys
