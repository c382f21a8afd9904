export type Motif = 'landscape' | 'sky' | 'water' | 'city' | 'space' | 'matter' | 'growth' | 'network' | 'light';

const motifs: [Motif, RegExp][] = [
  [
    'space',
    /space|planet|star\b|stars|galax|universe|moon|orbit|rocket|espace|étoile|weltraum|planet|mond\b|estrella|luna|spazio|宇宙|月|космос|فضاء/iu,
  ],
  [
    'sky',
    /sky|cloud|weather|air\b|wind\b|flight|bird|ciel|nuage|météo|himmel|wolke|wetter|cielo|nube|clima|céu|空|天空|하늘|سماء|שמיים|आकाश|небо/iu,
  ],
  [
    'water',
    /water|ocean|sea\b|river|rain|fish|swim|eau\b|mer\b|océan|wasser|meer|fluss|agua|mar\b|océano|água|acqua|mare|海|水|바다|بحر|вода|море/iu,
  ],
  [
    'landscape',
    /nature|forest|tree|mountain|earth|farm|garden|land\b|climate|plant|leaf|photosynth|forêt|montagne|natur|wald|berg|bosque|montaña|natureza|natura|foresta|山|森|自然|숲|طبيعة|יער/iu,
  ],
  [
    'city',
    /city|cities|urban|building|house|home|street|traffic|office|ville|maison|bureau|stadt|haus|büro|ciudad|casa|oficina|cidade|città|都市|街|城市|도시|مدينة|город/iu,
  ],
  [
    'network',
    /network|internet|data|software|cloud|ai\b|computer|digital|online|app\b|code|security|tech|réseau|données|netz|daten|datos|rete|dati|ネット|データ|网络|数据|네트워크|شبكة|сеть/iu,
  ],
  [
    'growth',
    /grow|growth|revenue|sales|market|business|invest|profit|customer|team|health|learn|croissance|marché|wachstum|markt|crecimiento|mercado|crescita|成長|增长|성장|نمو|рост/iu,
  ],
  [
    'light',
    /light\b|colou?r|\b(?:red|blue|green|yellow|white)\b|sun\b|solar|energy|idea|lamp|electric|lumière|soleil|énergie|licht|sonne|energie|luz|sol\b|energía|luce|sole|光|太陽|能源|빛|ضوء|شمس|свет/iu,
  ],
];

/** Words begin where they begin: "train" speaks of no rain, and a flight of no light. Scripts without spaces have their words anywhere. */
const whole = motifs.map(([motif, { source }]) => [motif, new RegExp(`(?<![\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Arabic}\\p{sc=Hebrew}\\p{sc=Devanagari}])(?:${source})`, 'iu')] as const); // prettier-ignore

/** The generated backdrop that a text speaks of; undefined when it speaks of none. */
export function namedMotif(text: string): Motif | undefined {
  return whole.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The generated backdrop that goes with a text, whatever it speaks of. */
export function motifOf(text: string): Motif {
  return namedMotif(text) ?? (text.length % 2 === 0 ? 'network' : 'light');
}
