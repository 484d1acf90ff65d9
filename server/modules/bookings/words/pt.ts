import type { Words } from './words.ts'

export const pt: Words = {
  mail: {
    subject_confirmation: 'Marcado: {service}, {when}',
    subject_change: 'Novo horário: {service}, {when}',
    subject_cancellation: 'Cancelado: {service}, {when}',
    subject_reminder: 'Lembrete: {service}, {when}',
    hello: 'Olá, {name},',
    confirmation: 'a sua marcação em {business} está confirmada:',
    change: 'a sua marcação em {business} mudou. Agora é:',
    cancellation: 'a sua marcação em {business} está cancelada:',
    reminder: 'lembramos a sua marcação em {business}:',
    reason: 'Motivo: {reason}',
    manage: 'Pode mudá-la ou cancelá-la aqui:',
    book_again: 'Pode marcar outro horário aqui:',
  },
  talk: {
    which_service: 'O que deseja marcar? Oferecemos: {services}.',
    offers: 'Para {service} estão livres: {times}. Qual prefere?',
    not_free: '{when} não está livre.',
    nothing_free: 'Lamento, de momento não há nada livre para {service}. Avisei a equipa.',
    ask_name: 'Com gosto: {service}, {when}. Em que nome devo marcar?',
    ask_contact: 'Obrigado, {name}. Que e-mail ou número de telefone devo anotar?',
    confirm: 'Posso marcar {service} para {name}, {when}?',
    confirm_move: 'Posso mudar {service} para {when}?',
    confirm_cancel: 'Posso cancelar {service}, {when}?',
    booked: 'Marcado para {name}: {service}, {when}.',
    moved: 'Mudado: {service} é agora {when}.',
    cancelled: 'Cancelado: {service}, {when}.',
    manage: 'Pode mudar ou cancelar aqui: {url}',
    none_of_yours:
      'Só posso alterar o que foi marcado nesta conversa. Use o link da sua confirmação, ou marque aqui: {url}',
    dropped: 'Está bem, deixei tudo como estava.',
    paused: 'As marcações estão suspensas de momento.',
    failed: 'Lamento, não foi possível. A equipa de {business} foi avisada e vai tratar do assunto.',
    wants:
      'marcar uma consulta|marcar consulta|marcar um horário|marcar uma|marcar um|quero marcar|gostaria de marcar|queria marcar|posso marcar|agendar|quero reservar|gostaria de reservar|fazer uma reserva|horários livres|horários disponíveis|disponibilidade',
    nouns: 'marcação|marcar|consulta|reserva|reservar|agendar|agendamento',
    cancels: 'cancelar|desmarcar|anular|não posso ir|não vou poder ir',
    moves: 'remarcar|reagendar|adiar|mudar o horário|outro horário|mudar a marcação|mudar a consulta',
    stops: 'deixa estar|deixe estar|esquece|esqueça|agora não|não marque',
  },
}
