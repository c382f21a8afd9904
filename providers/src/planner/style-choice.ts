import type { CaptionSkin, MusicMood } from '@scenewright/core';

/** What the planner needs to know of a style pack to choose it. */
export interface StyleHint {
  id: string;
  topics: string[];
  mood?: MusicMood;
  captionSkin?: CaptionSkin;
}

const topics: [RegExp, string, MusicMood][] = [
  [
    /\b(?:revenue|q[1-4]|quarter|sales|profit|kpi|churn|earnings|budget|forecast|ebitda|arr|mrr|umsatz|gewinn|quartal|chiffre d[’']affaires|bilan|trimestre|ingresos|ventas|receita|vendas|fatturato|ricavi|vendite)\b|売上|決算|营收|销售|매출|الإيرادات|المبيعات|הכנסות|राजस्व|बिक्री|выручк|продаж/iu,
    'swiss',
    'bright',
  ],
  [
    /\b(?:api|software|cloud|kubernetes|coding|developer|database|server|algorithm|machine learning|ai|cyber|security|latency|data|startup|saas|platform|daten|données|datos|dados|dati)\b|データ|数据|데이터|بيانات/iu,
    'dark-data',
    'driving',
  ],
  [
    /\b(?:engineering|architecture|bridge|machine|construction|how it works|factory|blueprint|rocket|robot|technik|ingénierie|ingeniería|install|assembly|build(?:ing)? a)\b/iu,
    'blueprint',
    'serious',
  ],
  [
    /\b(?:sale|launch|new|introducing|festival|party|game|sport|event|deal|discount|promo|win|drop|pre-?order|lancement|neu|nuevo|lanzamiento|novo|lançamento|lancio|nouveau)\b|発売|新発売|上市|출시|إطلاق|השקה/iu,
    'bold-poster',
    'driving',
  ],
  [
    /\b(?:history|story|culture|book|art|essay|biography|museum|war|century|philosophy|travel|food|recipe|cooking|coffee|wine|histoire|geschichte|historia|história|storia|receta|recette|rezept|receita de|ricetta)\b|歴史|历史|역사|تاريخ|היסטוריה|इतिहास/iu,
    'editorial',
    'warm',
  ],
  [
    /\b(?:health|climate|nature|education|school|survey|community|study|research|people|employees|santé|gesundheit|salud|saúde|salute|klima|umfrage|encuesta|sondage)\b/iu,
    'editorial',
    'calm',
  ],
];

const looks: [RegExp, string][] = [
  [/minimal|swiss|clean|schlicht|simple|modern/, 'swiss'],
  [/editorial|magazine|luxury|elegant|vintage/, 'editorial'],
  [/bold|poster|colou?rful|retro|neon/, 'bold-poster'],
  [/dark|data|dashboard|sombre|dunkel|oscuro|terminal|hacker|cinematic/, 'dark-data'],
  [/blueprint|technical|sketch|hand[- ]drawn/, 'blueprint'],
];

/** The pack and music for a prompt: what it says of its look first, then what it is about. */
export function chooseStyle(
  text: string,
  look: string[],
  packs: readonly StyleHint[] = [],
): { style: string; mood: MusicMood } {
  // A discount code is no programming.
  text = text.replace(/\bcode\s+[A-Z0-9]{4,}/g, ' ');
  const said = look.join(' ');
  const named = packs.find((pack) => look.some((word) => pack.id.split('-').includes(word)));
  const byLook = named?.id ?? looks.find(([pattern]) => pattern.test(said))?.[1];
  const byTopic = topics
    .map(([pattern, id, mood], order) => ({
      id,
      mood,
      order,
      hits: (text.match(new RegExp(pattern.source, 'giu')) ?? []).length,
    }))
    .filter((topic) => topic.hits > 0)
    .sort((a, b) => b.hits - a.hits || a.order - b.order)[0];
  const lower = text.toLowerCase();
  const byPack = packs
    .map((pack) => ({
      pack,
      hits: pack.topics.filter((topic) =>
        new RegExp(`(?<![\\p{L}])${topic.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu').test(lower),
      ).length,
    }))
    .sort((a, b) => b.hits - a.hits)[0];
  const style = byLook ?? byTopic?.id ?? (byPack && byPack.hits > 0 ? byPack.pack.id : 'taste-default');
  const known = packs.length === 0 || packs.some((pack) => pack.id === style);
  return {
    style: known ? style : 'taste-default',
    mood: byTopic?.mood ?? packs.find((pack) => pack.id === style)?.mood ?? 'warm',
  };
}
