import type { ShapeWords } from '../shape-words.js';

/** Spanish words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'resultado_final marcador resultado',
  beats: 'gana_a ganó_a vence_a venció_a derrota_a derrotó_a',
  weather: 'tiempo pronóstico previsión clima',
  skies: {
    sun: 'sol soleado despejado',
    partly: 'parcialmente_nublado intervalos_nubosos sol_y_nubes',
    cloud: 'nubes nublado nuboso cubierto',
    rain: 'lluvia lluvioso chubascos? llovizna',
    storm: 'tormentas? tormentoso',
    snow: 'nieve nevadas? aguanieve',
    fog: 'niebla bruma',
    wind: 'viento ventoso',
  },
  plans: 'plan plan_de_proyecto calendario cronograma gantt proyecto',
  overlap: 'intersección solapamiento en_común venn',
  both: 'ambos ambas los_dos las_dos',
  only: 'solo sólo',
  matrix: 'matriz cuadrantes? 2x2',
  fields: ['fortalezas?', 'debilidad(es)?', 'oportunidad(es)?', 'amenazas?'],
  under: 'reporta_a reportan_a depende_de dependen_de',
  below: 'bajo',
  route: 'ruta paradas recorrido itinerario trayecto',
  ways: 'de desde por vía hasta a',
  layers: 'de_arriba_abajo capas corte_transversal sección_transversal',
  parts: 'partes_del? partes_de_(la|un|una)',
  post: 'publicación post tuit',
  before: 'antes',
  after: 'después',
};
