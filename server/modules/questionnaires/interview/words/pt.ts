import type { Words } from './words.ts'

export const pt: Words = {
  says: {
    greeting:
      'Olá, {name}! Sou o assistente de IA de {business}. Obrigado pelo seu tempo. Tenho algumas perguntas para fazer.',
    how: 'A qualquer momento pode pedir para repetir uma pergunta, para a pular ou para esperar um momento.',
    welcome_back: 'É bom ter você de volta! Vamos continuar de onde paramos.',
    thanks: ['Obrigado.', 'Entendo, obrigado.', 'Muito bem, obrigado.'],
    more: 'Poderia contar um pouco mais sobre isso?',
    skipped: 'Tudo bem, deixamos essa de lado.',
    again: 'Com prazer, mais uma vez:',
    take_time: 'Claro. Fique à vontade.',
    sure: 'Deseja terminar a conversa aqui? Diga sim ou não, por favor.',
    go_on: 'Bem, então vamos continuar.',
    cannot_say: 'Sobre isso não posso dizer nada aqui.',
    patient: 'Fique à vontade. Estou ouvindo.',
    still_there: 'Ainda está aí? Posso repetir a pergunta, ou podemos pulá-la.',
    pardon: 'Desculpe, não entendi. Poderia dizer outra vez?',
    trouble:
      'Desculpe, algo não está funcionando aqui. O que disse está guardado: volte com o mesmo link e continuamos de onde paramos.',
    closing: 'Essas eram todas as minhas perguntas. Muito obrigado pelo seu tempo, {name}. Até logo!',
    closing_early: 'Tudo bem, terminamos aqui. Muito obrigado pelo seu tempo, {name}. Até logo!',
  },
  hears: {
    skip: 'saltar|salta|salte|pular|pula|pule|pular a pergunta|saltar a pergunta|próxima|próxima pergunta|a próxima|a próxima pergunta|passo|prefiro não responder|não quero responder|sem comentários',
    repeat:
      'repetir|repita|repete|repetir a pergunta|repita a pergunta|pode repetir|outra vez|mais uma vez|de novo|como|como assim|qual era a pergunta|o que disse|o que você disse|não entendi|não ouvi|não percebi|não entendi a pergunta',
    wait: 'um momento|um minuto|um segundo|momento|espere|espera|um instante|deixe-me pensar|deixa eu pensar|preciso pensar|só um momento|só um minuto',
    leave:
      'terminei|acabei|já terminei|terminar|parar|quero parar|quero terminar|terminar a conversa|terminar aqui|encerrar|chega|stop|tenho que ir|preciso ir|tenho de ir|desligar',
  },
}
