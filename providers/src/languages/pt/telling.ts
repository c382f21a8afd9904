import type { TellingWords } from '../telling-words.js';

/** Portuguese sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  how: ['como por_que', 'Vejamos {0}.'],
  here: ['(o_|a_)?noss[oa] (o_)?meu (a_)?minha', 'Eis {0}.'],
  inNumbers: 'em_números',
  is: ['uma? o_nosso a_nossa nosso nossa', '{0} é {1}.'],
  there: 'Há {0}: {1}.',
  process: 'como_.*(nasce|se_faz|se_forma|funciona|se_torna|é_feit[oa])(?!\\p{L})',
  first: 'Primeiro, {0}',
  next: ['Depois, {0}', 'Em seguida, {0}', 'A seguir, {0}'],
  last: 'Por fim, {0}',
  and: 'E {0}',
  these: 'São {0}',
  price: 'Custa {0}',
  per: 'por ao à cada /',
  fromPrice: ['desde a_partir_de', 'Custa a partir de {0}'],
  pay: 'O salário é de {0}',
  states: { 'abert[oa] disponível fechad[oa]': 'Está {0}', 'grátis gratuit[oa]': 'É {0}' },
  copulas: 'é são era eram está estão',
  costs: 'custa custam',
  quote: 'Nas palavras de {0}: {1}',
  appeal: {
    raised: 'já arrecadad[oa]s? arrecadámos arrecadamos juntámos juntamos até_agora',
    soFar: 'Já reunidos',
    goal: 'A meta',
    gifts: 'O que faz a sua doação',
  },
  greeting: {
    says: [
      ['aniversário', 'Feliz aniversário'],
      ['despedida aposentadoria reforma', 'Até sempre'],
      ['agradec* obrigad*', 'Obrigado'],
      ['parabéns felicit*', 'Parabéns'],
    ],
    whom: 'para a',
  },
  senders: 'da_parte_d(e|o|a|os|as) d(e|o|a|os|as)',
  more: 'Mais sobre {0}',
  moreAt: 'Mais sobre {0} em {1}.',
  thanks: {
    orders: 'agradece agradeça agradecer',
    always: '(termina|termine|acaba|acabe|fecha|feche)_agradecendo',
    atEnd: 'no_(fim|final) para_(terminar|acabar|finalizar)',
    says: 'Agradecemos {0}',
  },
};
