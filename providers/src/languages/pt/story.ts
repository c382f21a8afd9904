import type { StoryWords } from '../story-words.js';

/** Who is drawn in Portuguese stories. */
export const story: StoryWords = {
  called: 'chamad[oa] de_nome',
  undrawn:
    'casa barco navio balsa moinho torre farol árvore rocha nuvem estrela lua lâmpada lanterna comboio ' +
    'trem bonde autocarro ônibus trator avião chaleira bule chávena xícara livro cidade aldeia vila ' +
    'ilha rio lago montanha colina vale castelo ponte escola café loja estúdio empresa app planeta ' +
    'cometa gota semente folha flor seixo pedra botão meia sapato chapéu relógio sino violino ' +
    'violoncelo piano guitarra tambor lápis balão vento tempestade onda floco',
};
