import type { ShapeWords } from '../shape-words.js';

/** Dutch words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'eindstand uitslag tussenstand',
  beats: 'verslaat versloeg wint_van won_van',
  weather: 'weer weerbericht weersverwachting verwachting',
  skies: {
    sun: 'zon zonnig helder',
    partly: 'halfbewolkt wisselend_bewolkt zon_en_wolken',
    cloud: 'wolken bewolkt',
    rain: 'regen regenachtig buien bui motregen',
    storm: 'onweer',
    snow: 'sneeuw',
    fog: 'mist nevel',
    wind: 'wind winderig storm',
  },
  plans: 'projectplan plan planning gantt project',
  overlap: 'overlap gemeen venn',
  both: 'beide allebei samen',
  only: 'alleen',
  matrix: 'matrix kwadrant(en)? 2x2',
  fields: ['sterktes?', 'zwaktes?', 'kansen', 'bedreigingen'],
  under: 'rapporteert_aan rapporteren_aan valt_onder vallen_onder',
  below: 'onder',
  route: 'route haltes traject reisroute etappes',
  ways: 'van via langs naar',
  layers: 'van_boven_naar_beneden lagen doorsnede',
  parts: 'onderdelen_van delen_van',
  post: 'bericht post tweet',
  before: 'voor ervoor',
  after: 'na erna',
};
