import type { ContextWords } from '../context-words.js';

/** Spanish words beside figures, dates and names. */
export const context: ContextWords = {
  and: 'y e',
  holds: 'con',
  numbered: 'línea sala paso planta día capítulo',
  beforeYear: 'desde hasta año del en',
  counted: 'personas',
  afterYear: 'el se fue la',
  instead: 'en_lugar_de en_vez_de frente_a',
  becomes: 'a hasta ahora',
  from: 'del?',
  earlier: 'el_año_pasado antes',
  introduces: 'presentamos conoce',
  articles: 'una? el los las nuestr[oa]s? mi',
  says: 'dice dijo afirma según',
  beforeContact: 'en a',
  beforeDate: 'en el y',
  abbreviations: 'p\\._?ej Sr Sra av',
  calling: 'llam[a-z]*',
  letters: '[¿¡ñ]',
  common: 'el los las una y es en por para con del nuestro nuestra que más se al como son su de la un porqué cómo qué',
  shorthand: {
    q: 'que',
    xq: 'porque',
    x: 'por',
    tb: 'también',
  },
  ends: '(terminar?|acabar?|cerrar|cierra|termina)_con al_final\\s?[:：]?',
  files: 'archivo adjunto',
  handles: 'haz resume',
};
