import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: 'planetas? lua estrelas galáxias? foguetes? astronautas? universo',
  sky: 'céu nuvens vento voos? pássaros? aves tempestade',
  water: 'mar oceanos? rios? lagos? praias? ondas porto costa',
  landscape: 'natureza florestas? árvores? montanhas? jard(im|ins) fazenda plantas folhas paisagens?',
  city: 'cidades? casas? ruas? prédios? bairros? trânsito',
  network: 'redes? internet software computador(es)? digital dados servidor(es)?',
  growth: 'crescimento cresc(e|em|er) vendas receitas? lucros? invest\\p{L}+',
  light: 'sol luz lâmpadas? energia solar cores eletricidade',
};
