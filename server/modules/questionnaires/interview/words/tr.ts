import type { Words } from './words.ts'

export const tr: Words = {
  says: {
    greeting:
      'Merhaba {name}! Ben {business} işletmesinin yapay zekâ asistanıyım. Zaman ayırdığınız için teşekkürler. Size birkaç sorum var.',
    how: 'İstediğiniz zaman soruyu tekrarlamamı, atlamamı ya da biraz beklememi söyleyebilirsiniz.',
    welcome_back: 'Tekrar hoş geldiniz! Kaldığımız yerden devam edelim.',
    thanks: ['Teşekkürler.', 'Anlıyorum, teşekkürler.', 'Peki, teşekkür ederim.'],
    more: 'Bundan biraz daha söz edebilir misiniz?',
    skipped: 'Peki, bunu geçiyoruz.',
    again: 'Memnuniyetle, bir kez daha:',
    take_time: 'Elbette. Acele etmeyin.',
    sure: 'Görüşmeyi burada bitirmek ister misiniz? Lütfen evet ya da hayır deyin.',
    go_on: 'Peki, o zaman devam edelim.',
    cannot_say: 'Bu konuda burada bir şey söyleyemem.',
    patient: 'Acele etmeyin. Sizi dinliyorum.',
    still_there: 'Hâlâ orada mısınız? Soruyu tekrarlayabilirim ya da geçebiliriz.',
    pardon: 'Özür dilerim, anlayamadım. Bir kez daha söyler misiniz?',
    trouble:
      'Özür dilerim, burada bir şey çalışmıyor. Söyledikleriniz saklandı: lütfen aynı bağlantıyla geri gelin, kaldığımız yerden devam edelim.',
    closing: 'Bütün sorularım bunlardı. Zaman ayırdığınız için çok teşekkürler, {name}. Hoşça kalın!',
    closing_early: 'Peki, burada bitiriyoruz. Zaman ayırdığınız için çok teşekkürler, {name}. Hoşça kalın!',
  },
  hears: {
    skip: 'atla|atlayalım|atlayın|geç|geçelim|geçin|soruyu atla|soruyu atlayalım|bu soruyu atla|bu soruyu geçelim|sonraki|sonraki soru|sıradaki soru|pas|cevap vermek istemiyorum|yanıtlamak istemiyorum|yorum yok',
    repeat:
      'tekrarla|tekrarlayın|tekrarlar mısınız|tekrar et|tekrar eder misiniz|soruyu tekrarla|soruyu tekrarlar mısınız|bir daha|bir kez daha|tekrar|efendim|soru neydi|ne dediniz|anlamadım|duymadım|duyamadım|soruyu anlamadım',
    wait: 'bir dakika|bir saniye|bir an|biraz bekleyin|bekleyin|bekle|bekler misiniz|düşüneyim|biraz düşüneyim|düşünmem lazım|düşünmem gerek',
    leave:
      'bitirdim|bitti|bitirelim|bitirmek istiyorum|görüşmeyi bitir|görüşmeyi bitirelim|burada bitirelim|dur|durun|durmak istiyorum|gitmem lazım|gitmem gerek|çıkmam gerek|kapat|kapatalım',
  },
}
