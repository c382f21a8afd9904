import type { TellingWords } from '../telling-words.js';

/** Spanish sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  how: ['cómo por_qué', 'Veamos {0}.'],
  here: ['nuestr[oa] mi', 'Así es {0}.'],
  inNumbers: 'en_(números|cifras)',
  is: ['una? nuestr[oa] el la', '{0} es {1}.'],
  there: 'Hay {0}: {1}.',
  process: 'cómo_.*(se_hace|se_forma|nace|funciona|se_convierte|llega)(?!\\p{L})',
  first: 'Primero, {0}',
  next: ['Luego, {0}', 'Después, {0}', 'A continuación, {0}'],
  last: 'Por último, {0}',
  and: 'Y {0}',
  these: 'Son {0}',
  price: 'Cuesta {0}',
  per: 'al a_la por cada el la /',
  fromPrice: ['desde a_partir_de', 'Los precios empiezan en {0}'],
  pay: 'El sueldo es de {0}',
  states: { 'abiert[oa] disponible cerrad[oa]': 'Está {0}', gratis: 'Es {0}' },
  copulas: 'es son era eran está están',
  costs: 'cuesta cuestan',
  quote: 'En palabras de {0}: {1}',
  appeal: {
    raised: 'ya recaudado recaudamos reunido hasta_ahora llevamos',
    soFar: 'Ya reunidos',
    goal: 'La meta',
    gifts: 'Qué hace tu donativo',
  },
  greeting: {
    says: [
      ['cumpleaños', 'Feliz cumpleaños'],
      ['despedida jubilación', 'Hasta siempre'],
      ['agradec* gracias', 'Gracias', 'Gracias a {0}'],
      ['felicit* enhorabuena', 'Felicidades'],
    ],
    whom: 'para a',
  },
  senders: 'de_parte_de(l)? de',
  more: 'Más sobre {0}',
  moreAt: 'Más sobre {0} en {1}.',
  thanks: {
    orders: 'da_las_gracias agradece agradécele agradéceles dale_las_gracias',
    always: '(termina|acaba|cierra)_(dando_las_gracias|agradeciendo)',
    atEnd: 'al_final para_(terminar|acabar|cerrar)',
    says: 'Gracias {0}',
  },
};
