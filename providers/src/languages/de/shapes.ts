import type { ShapeWords } from '../shape-words.js';

/** German words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'endstand spielstand ergebnis endergebnis halbzeitstand',
  beats: 'schlägt schlug besiegt besiegte gewinnt_gegen gewann_gegen',
  weather: 'wetter wettervorhersage vorhersage',
  skies: {
    sun: 'sonne sonnig sonnenschein heiter klar',
    partly: 'wechselhaft teils_sonnig leicht_bewölkt sonne_und_wolken aufgelockert',
    cloud: 'wolken wolkig bewölkt bedeckt trüb',
    rain: 'regen regnerisch schauer regenschauer niesel nieselregen',
    storm: 'gewitter unwetter blitz',
    snow: 'schnee schneefall schneeregen',
    fog: 'nebel neblig dunst',
    wind: 'wind windig sturm stürmisch',
  },
  plans: 'projektplan plan zeitplan ablaufplan terminplan bauzeitenplan gantt projekt',
  overlap: 'schnittmenge überschneidung gemeinsamkeiten venn',
  both: 'beide gemeinsam beides',
  only: 'nur',
  matrix: 'matrix quadranten? vier_felder 2x2',
  fields: ['stärken?', 'schwächen?', 'chancen?', 'risiken risiko gefahren'],
  under: 'berichtet_an berichten_an untersteht unterstehen',
  below: 'unter',
  route: 'route strecke haltestellen stationen linie reiseroute etappen',
  ways: 'von über nach bis',
  layers: 'von_oben_nach_unten querschnitt schichten',
  parts: 'teile_(von|des|der|eines|einer) aufbau_(von|des|der|eines|einer) bestandteile_(von|des|der|eines|einer)',
  post: 'beitrag post tweet',
  before: 'vorher davor',
  after: 'nachher danach',
};
