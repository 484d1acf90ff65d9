import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const today: Translated<typeof english> = {
  morning: 'Bom dia, {name}',
  afternoon: 'Boa tarde, {name}',
  evening: 'Boa noite, {name}',
  morning_nobody: 'Bom dia',
  afternoon_nobody: 'Boa tarde',
  evening_nobody: 'Boa noite',
  new_booking: 'Nova marcação',

  needs: 'Precisa de si agora',
  needs_all: { one: 'Ver {count}', other: 'Ver todas as {count}' },
  needs_none: 'Ninguém espera por si.',
  needs_none_note:
    'Quando o assistente não souber responder, ou alguém pedir uma pessoa, é aqui que o lê primeiro.',
  unknown: 'Alguém',
  need: {
    unanswered: '{title}',
    handover: 'Pediu uma pessoa: «{title}»',
    callback: 'Quer que lhe liguem: «{title}»',
    email_draft: 'Há um rascunho pronto: «{title}»',
    failed_booking: 'Uma marcação falhou: {title}',
    failed_check: 'Uma verificação falha: «{title}»',
    failed_webhook: '{title}',
    failed_mail: '{title}',
  },
  waits: 'À espera há {time}',

  bookings: 'Marcações de hoje',
  bookings_all: 'Todas as marcações',
  bookings_none: 'Hoje não há marcações.',
  bookings_none_note: 'Os visitantes marcam num chat, por telefone ou na sua página de marcações.',
  bookings_more: { one: 'e mais {count}', other: 'e mais {count}' },
  no_name: 'Sem nome',

  answered: 'Respondido pelo assistente',
  answered_days: '28 dias',
  answered_none: 'Ainda não há perguntas.',
  answered_none_note:
    'Partilhe a sua página de chat ou ponha o widget no seu site, e experimente perguntar-lhe alguma coisa.',
  answered_open: 'O assistente respondeu a {share} das perguntas dos últimos 28 dias. Mostrar as conversas',
  up: 'sobe {count}',
  down: 'desce {count}',
  same: 'como antes',
  trend: 'Parte respondida, dia a dia: {first} a {from}, {last} a {to}',
  day: '{date}: {share}',

  once: 'Responder uma vez',
  once_all: 'Todas as lacunas',
  once_answers: { one: 'Falta uma resposta.', other: 'Faltam {count} respostas.' },
  once_asked: {
    one: 'Este mês ficou uma pergunta em aberto.',
    other: 'Este mês ficaram {count} perguntas em aberto.',
  },
  once_none: 'Não há lacunas.',
  once_none_note:
    'Aqui aparece o que o assistente não soube responder. Responda uma vez, e ele responde daí em diante.',
  asked: { one: 'Perguntado uma vez', other: 'Perguntado {count} vezes' },
  times: '{count}×',
  your_answer: 'A sua resposta',
  your_answer_hint: 'Como o diria a um visitante',
  teach: 'Ensinar',
  teach_and_tell: {
    one: 'Ensinar e avisar {count} pessoa à espera',
    other: 'Ensinar e avisar {count} pessoas à espera',
  },
  taught: 'Ensinado. O assistente passa a responder a isto.',
  taught_told: {
    one: 'Ensinado, e {count} visitante é avisado.',
    other: 'Ensinado, e {count} visitantes são avisados.',
  },

  week: 'Os últimos 7 dias',
  conversations: 'Conversas',
  bookings_made: 'Marcações',
  leads: 'Novos contactos',
  first_answer: 'Primeira resposta',
  median: 'mediana',
  than_before: '{change} em relação aos 7 dias anteriores',
  none_before: 'como nos 7 dias anteriores',
  reports: 'Relatórios',

  steps: 'Primeiros passos',
  steps_done: '{done} de {all}',
  step: {
    knowledge: 'Deixe o assistente ler o seu site ou um documento',
    answer: 'Veja-o responder a uma pergunta',
    hours: 'Indique o seu horário',
    link: 'Partilhe um link de chat',
    colleague: 'Convide um colega',
    channel: 'Ligue um telefone ou uma caixa de correio',
  },
  step_go: 'Começar',
  step_done: 'Feito: {step}',
}

export default today
