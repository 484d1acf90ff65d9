import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const finder: Translated<typeof english> = {
  title: 'Procurar ou fazer',
  placeholder: 'Um nome, um número, uma página…',
  recent: 'Abertos recentemente',
  pages: 'Páginas',
  actions: 'Fazer',
  kinds: {
    conversation: 'Conversas',
    lead: 'Pessoas',
    booking: 'Marcações',
    call: 'Chamadas',
    source: 'Conhecimento',
    gap: 'Perguntas sem resposta',
    chat_link: 'Links de chat',
    template: 'Modelos',
    broadcast: 'Envios em massa',
    questionnaire: 'Questionários',
    member: 'Equipa',
  },
  to: {
    needs: 'Caixa de entrada: precisam de si',
    open: 'Caixa de entrada: conversas abertas',
    all: 'Caixa de entrada: todas as conversas',
    stages: 'Pessoas por fase',
    import_people: 'Importar pessoas',
    gaps: 'Perguntas sem resposta',
    sources: 'Fontes do conhecimento',
    websites: 'Sites lidos',
    checks: 'Verificações do assistente',
    photos: 'Fotos',
    priority: 'Que fonte conta primeiro',
    forgotten: 'O que foi esquecido',
    bookings_today: 'Marcações de hoje',
  },
  do: {
    longest: 'Responder a quem espera há mais tempo',
    sign_out: 'Terminar sessão',
  },
  results: { one: '{count} resultado', other: '{count} resultados' },
  nothing: 'Nada encontrado para «{q}».',
  searching: 'A procurar…',
  failed: 'De momento não é possível procurar nos registos.',
  hint: '↑ ↓ para escolher, Enter para abrir, Esc para fechar',
}

export default finder
