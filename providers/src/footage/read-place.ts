import { lazyPattern, type LazyPattern } from '../languages/lazily.js';
import type { Shot, ShotSetting } from '@scenewright/core/shots';

const w = (body: string): LazyPattern => lazyPattern(() => `(?<![\\p{L}])(?:${body})(?![\\p{L}])`, 'iu');

/** Words that name a place, most telling first. */
const settings: [ShotSetting, LazyPattern][] = [
  [
    'underwater',
    w('underwater|under the (?:sea|water|ocean)|coral|reefs?|deep sea|seabed|sous[- ]l’eau|unterwasser|bajo el agua'),
  ],
  [
    'space',
    w(
      'space(?:ship|craft|station)?|planets?|galax(?:y|ies)|universe|moon surface|on the moon|mars|orbit|asteroids?|astronauts?|cosmos|espace|weltraum|weltall|espacio|宇宙',
    ),
  ],
  ['forest', w('forests?|woods|woodland|jungle|trees|pines?|clearing|grove|for[êe]t|wald|wälder|bosque|森|selva')],
  ['desert', w('deserts?|dunes?|sahara|oasis|cact(?:us|i)|désert|wüste|desierto')],
  [
    'mountains',
    w(
      'mountains?|peaks?|summits?|valleys?|alps|cliffs?|glaciers?|hillside|montagnes?|berge?|gebirge|tal|montañas?|valle|山',
    ),
  ],
  [
    'shore',
    w(
      'beach(?:es)?|shores?|coasts?|harbou?rs?|piers?|lighthouses?|bay|port|dock|seaside|plage|côte|phare|strand|küste|hafen|leuchtturm|playa|costa|faro|puerto',
    ),
  ],
  [
    'sea',
    w(
      'seas?|oceans?|the waves|sail(?:s|ing|ed)?|boats?|ships?|storm at sea|river|lakes?|mer|océan|bateaux?|(?:am|ans|im|das|dem|zum) meer|boote?|schiffe?|mar|océano|barcos?|海',
    ),
  ],
  ['village', w('villages?|hamlet|small town|cottages?|farmhouses?|dorf|dörfer|pueblos?|aldea|村')],
  [
    'street',
    w(
      'streets?|shops?|store|bakery|café|cafe|markets? square|marketplace|pavement|sidewalk|neighbou?rhoods?|rue|boutique|straße|laden|bäckerei|calles?|tienda',
    ),
  ],
  [
    'city',
    w(
      'cit(?:y|ies)|skylines?|downtown|skyscrapers?|towers?|metropolis|urban|towns?|ville|stadt|städte|ciudad(?:es)?|都市|traffic',
    ),
  ],
  [
    'meadow',
    w(
      'meadows?|fields?|farms?|hills?|gardens?|parks?|grass|flowers?|countryside|prairie|orchards?|vineyards?|champs?|jardin|wiesen?|felder|garten|campos?|jardín',
    ),
  ],
  [
    'sky',
    w('sky|skies|clouds?|fl(?:y|ies|ying|ew)|flight|birds?|air|ciel|nuages?|himmel|wolken?|cielo|nubes?|空|balloons?'),
  ],
  [
    'office',
    w(
      'offices?|desks?|meetings?|laborator(?:y|ies)|labs?|workshops?|factory|teams?|colleagues|startups?|classrooms?|schools?|hospitals?|bureau|büro|oficina|werkstatt',
    ),
  ],
  [
    'room',
    w(
      'rooms?|at home|house|kitchens?|bedrooms?|living room|window|indoors|inside|table|bed|armchair|fireplace|by the fire|hearth|front door|maison|chambre|cuisine|haus|zimmer|küche|casa|cocina|habitación',
    ),
  ],
  [
    'studio',
    w('products?|turntable|bottles?|packag(?:e|ing)|gadgets?|devices?|smartphones?|produits?|produkte?|productos?'),
  ],
];

const times: [Shot['time'], LazyPattern][] = [
  ['night', w('nights?|midnight|moonlight|moonlit|stars|starry|dark|nuit|nacht|noche|夜')],
  [
    'dawn',
    w(
      'dawn|sunrise|daybreak|sun (?:rises|rose|comes up|came up)|wakes(?: up)?|woke(?: up)?|early morning|morning|first light|aube|matin|morgen|morgendämmerung|amanecer|mañana|朝',
    ),
  ],
  [
    'dusk',
    w(
      'dusk|sunset|evening|twilight|golden hour|nightfall|crépuscule|soir|abend(?:dämmerung)?|sonnenuntergang|atardecer|夕',
    ),
  ],
  ['day', w('day(?:light)?|noon|midday|afternoon|sunny|sunshine|bright day|by day|jour|midi|tag|mittag|día|mediodía')],
];
const weathers: [Shot['weather'], LazyPattern][] = [
  ['snow', w('snow(?:s|y|ing|ed|fall|storm)?|blizzard|frost|neige|schnee|nieve|雪')],
  [
    'rain',
    w(
      'rain(?:s|y|ing|ed|fall|storm)?|storm(?:s|y)?|thunder(?:storm)?|downpour|pluie|orage|regen|sturm|lluvia|tormenta|雨',
    ),
  ],
  ['fog', w('fog(?:gy)?|mist(?:y)?|haz(?:e|y)|brouillard|brume|nebel|niebla|霧')],
  ['cloudy', w('cloudy|overcast|grey sky|gray sky|clouds gather|nuageux|bewölkt|nublado')],
  ['clear', w('clear(?: sky| skies)?|sunny|sunshine|cloudless|the sun|ensoleillé|sonnig|soleado')],
];
const seasons: [Shot['season'], LazyPattern][] = [
  ['winter', w('winters?|snow(?:y|s|ing)?|ice|icy|frozen|hiver|neige|schnee|invierno|冬')],
  ['autumn', w('autumn|fall leaves|in (?:the )?fall|harvest|falling leaves|automne|herbst|otoño|秋')],
  ['spring', w('spring(?:time)?|blossoms?|printemps|frühling|primavera|春')],
  ['summer', w('summers?|été|sommer|verano|夏')],
];

const first = <T>(table: readonly [T, LazyPattern][], text: string): T | undefined =>
  table.find(([, pattern]) => pattern.test(text))?.[0];

export interface SeenPlace {
  setting?: ShotSetting;
  time?: Shot['time'];
  weather?: Shot['weather'];
  season?: Shot['season'];
}

/** What the words say of where and when; what they do not say is absent. */
export function readPlace(text: string): SeenPlace {
  const found: SeenPlace = {};
  const setting = first(settings, text);
  const time = first(times, text);
  const weather = first(weathers, text);
  const season = first(seasons, text);
  if (setting) found.setting = setting;
  if (time) found.time = time;
  if (weather) found.weather = weather;
  if (season) found.season = season;
  return found;
}
