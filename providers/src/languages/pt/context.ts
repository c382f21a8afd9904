import type { ContextWords } from '../context-words.js';

/** Portuguese words beside figures, dates and names. */
export const context: ContextWords = {
  and: 'e',
  holds: 'com',
  numbered: 'linha passo andar sala capítulo',
  beforeYear: 'em até ano desde',
  counted: 'pessoas',
  afterYear: 'o foi',
  instead: 'em_vez_de ao_invés_de contra',
  becomes: 'para agora',
  from: 'de',
  earlier: 'ano_passado',
  introduces: 'apresentamos conheça',
  articles: 'um uma o a os as nosso nossa meu minha',
  says: 'disse segundo',
  beforeContact: 'em no',
  beforeDate: 'em',
  letters: '[ãõ]',
  common: 'o os as um uma e é em por para com do da dos nosso nossa que não mais se ao como são no na de',
  shorthand: {
    q: 'que',
    pq: 'porque',
    vc: 'você',
    tb: 'também',
  },
  ends: '(terminar?|acabar?|termina)_com (no_final|no_fim)\\s?[:：]?',
  files: 'arquivo anexo',
  handles: 'faça faz',
  beforeTime: 'às',
  fractions: { '1/2': 'metade', '1/3': 'um_terço', '2/3': 'dois_terços', '1/4': 'um_quarto', '3/4': 'três_quartos' },
};
