import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: 'planetas? luna estrellas galaxias? cohetes? astronautas? universo',
  sky: 'cielo nubes? clima vientos? vuelos? aves? pájaros? tormentas?',
  water: 'mar océanos? ríos? lagos? playas? olas puerto costa',
  landscape: 'naturaleza bosques? árbol(es)? montañas? jard[ií]n(es)? granja plantas hojas paisajes?',
  city: 'ciudad(es)? casas? calles? edificios? barrios? tráfico',
  network: 'red(es)? internet software ordenador(es)? digital datos en_línea servidor(es)?',
  growth: 'crecimiento crec(e|en|er) ventas ingresos beneficios inver\\p{L}+',
  light: 'sol luz lámparas? energía solar colores electricidad',
};
