type LauncherWords = { open: string; close: string; news: string; unreachable: string }

const en: LauncherWords = {
  open: 'Open chat',
  close: 'Close chat',
  news: 'new message',
  unreachable: 'The chat can’t be reached at the moment. Check your connection and try again.',
}

/** The launcher's words, before the panel and its words are loaded. */
const languages: Readonly<Record<string, LauncherWords>> = {
  ar: {
    open: 'فتح المحادثة',
    close: 'إغلاق المحادثة',
    news: 'رسالة جديدة',
    unreachable: 'يتعذّر الوصول إلى المحادثة الآن. تحققوا من الاتصال وحاولوا من جديد.',
  },
  de: {
    open: 'Chat öffnen',
    close: 'Chat schließen',
    news: 'neue Nachricht',
    unreachable:
      'Der Chat ist gerade nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  en,
  es: {
    open: 'Abrir el chat',
    close: 'Cerrar el chat',
    news: 'mensaje nuevo',
    unreachable: 'No se puede abrir el chat en este momento. Compruebe la conexión e inténtelo de nuevo.',
  },
  fr: {
    open: 'Ouvrir le chat',
    close: 'Fermer le chat',
    news: 'nouveau message',
    unreachable: 'Le chat est injoignable pour le moment. Vérifiez votre connexion et réessayez.',
  },
  he: {
    open: 'פתיחת הצ׳אט',
    close: 'סגירת הצ׳אט',
    news: 'הודעה חדשה',
    unreachable: 'לא ניתן להגיע לצ׳אט כרגע. בדקו את החיבור ונסו שוב.',
  },
  it: {
    open: 'Apri la chat',
    close: 'Chiudi la chat',
    news: 'nuovo messaggio',
    unreachable: 'La chat non è raggiungibile in questo momento. Controlli la connessione e riprovi.',
  },
  ja: {
    open: 'チャットを開く',
    close: 'チャットを閉じる',
    news: '新しいメッセージ',
    unreachable: '現在チャットに接続できません。接続を確認して、もう一度お試しください。',
  },
  nl: {
    open: 'Chat openen',
    close: 'Chat sluiten',
    news: 'nieuw bericht',
    unreachable: 'De chat is nu niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
  },
  pl: {
    open: 'Otwórz czat',
    close: 'Zamknij czat',
    news: 'nowa wiadomość',
    unreachable: 'Czat jest teraz niedostępny. Proszę sprawdzić połączenie i spróbować ponownie.',
  },
  pt: {
    open: 'Abrir o chat',
    close: 'Fechar o chat',
    news: 'nova mensagem',
    unreachable: 'Não é possível abrir o chat neste momento. Verifique a ligação e tente novamente.',
  },
  tr: {
    open: 'Sohbeti aç',
    close: 'Sohbeti kapat',
    news: 'yeni mesaj',
    unreachable: 'Sohbete şu anda ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin.',
  },
}

/** The first of these languages that there are words for, else English. Tags may have regions (`pt-BR`). */
export function launcherWords(...tags: (string | null)[]): LauncherWords {
  const known = tags
    .map(tag => tag?.toLowerCase().split('-')[0] ?? '')
    .find(tag => Object.hasOwn(languages, tag))
  return languages[known ?? 'en'] ?? en
}
