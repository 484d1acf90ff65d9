import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const keys: Translated<typeof english> = {
  title: 'Teclas',
  note: 'As letras não fazem nada enquanto escreve.',
  everywhere: 'Em todo o lado',
  inbox: 'Na caixa de entrada',
  knowledge: 'No conhecimento',
  find: 'Procurar ou fazer',
  go_to: 'Ir para {area}',
  undo: 'Anular a última ação',
  list: 'Esta lista',
  move: 'Seguinte e anterior',
  open: 'Abrir',
  select: 'Selecionar',
  search: 'Procurar',
  reply: 'Responder',
  send: 'Enviar',
  done: 'Feito, e passar à seguinte',
  take_over: 'Assumir',
  hand_back: 'Devolver ao assistente',
  snooze: 'Adiar',
  back: 'Voltar à lista',
  ask: 'Perguntar à receção',
  teach: 'Ensinar',
  new_booking: 'Nova marcação',
}

export default keys
