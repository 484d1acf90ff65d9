import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const bookings: Translated<typeof english> = {
  title: 'Marcações',
  search: 'Procurar uma marcação',
  status: 'Estado',
  all: 'Todas',
  from: 'Desde',
  to: 'Até',
  states: {
    confirmed: 'Confirmada',
    completed: 'Veio',
    cancelled: 'Cancelada',
    no_show: 'Não veio',
  },
  today: 'Hoje',
  tomorrow: 'Amanhã',
  count: { one: '{count} marcação', other: '{count} marcações' },
  more_than: 'Mais de {count} marcações',
  came: 'Veio',
  no_show: 'Não veio',
  cancel: 'Cancelar',
  cancelled: 'A marcação de {name} está a ser cancelada; vai receber uma mensagem.',
  noted: 'Anotado.',
  none: 'Não há marcações a partir daqui.',
  none_note: 'Aqui aparece o que os visitantes marcam no chat, por telefone ou na sua página de marcações.',
  none_found: 'Nenhuma marcação corresponde.',
  clear_filter: 'Mostrar todas a partir de hoje',
  earlier: 'Mostrar os últimos 30 dias',
  conversation: 'Conversa',
}

export default bookings
