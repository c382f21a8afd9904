import { type CaptionSkin, type MusicMood, stylePacks } from '@scenewright/core/style';
import { wholeWords, wordsOfAll } from '../languages/any-word.js';
import { finds, lazily } from '../languages/lazily.js';

/** What the planner needs to know of a style pack to choose it. */
export interface StyleHint {
  id: string;
  topics: string[];
  mood?: MusicMood;
  captionSkin?: CaptionSkin;
}

/** Subjects of their own stand before the wide ones: where both are named as often, they say more. */
const topicWords: [RegExp, string, MusicMood][] = [
  [
    /\b(?:climate|nature|natural park|national park|garden(?:ing|s)?|forests?|plants?|trees|wildlife|birds?|bees|biodiversity|hiking|sustainab\w+|recycling|compost\w*|klima\w*|garten|wald|bienen|vögel|jardin|forêt|abeilles|jardín|bosque|abejas|jardim|floresta|abelhas|giardino|bosco)\b/iu,
    'nature',
    'calm',
  ],
  [
    /\b(?:kids|children|toddlers?|kindergarten|preschool|fairy[- ]tale|bedtime|playground|kinder|kindern|enfants|niños|crianças|bambini)\b/iu,
    'kids',
    'playful',
  ],
  [
    /\b(?:breaking news|headlines|election|newscast|press conference|parliament|schlagzeilen|wahl|élections?|elecciones|eleições|elezioni)\b/iu,
    'newsroom',
    'serious',
  ],
  [/\b(?:nightclub|dj|esports?|gaming|gamers?|arcade|synth\w*|nightlife|rave)\b/iu, 'neon', 'driving'],
  [
    /\b(?:trailer|thriller|mystery|expedition|documentary|short film|film noir|dokumentarfilm|documentaire|documental)\b/iu,
    'cinematic-dark',
    'tense',
  ],
  [
    /\b(?:vinyl|record shop|diner|road trip|jazz|brewery|flea market|vintage|schallplatten?|brauerei|vinyle|brasserie)\b/iu,
    'retro-print',
    'warm',
  ],
  [/\b(?:brainstorm\w*|study tips|notebook|homework|mind map)\b/iu, 'hand-drawn', 'playful'],
  [/\b(?:apps?|onboarding|widgets?)\b/iu, 'glass', 'bright'],
  [
    /\b(?:emergency|evacuation|first aid|fire drill|(?:fire|road|workplace|lab) safety|low vision|accessibility|hazard\w*|notfall|emergencia)\b/iu,
    'high-contrast',
    'serious',
  ],
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
    /\b(?:health|education|school|survey|community|study|research|people|employees|santé|gesundheit|salud|saúde|salute|umfrage|encuesta|sondage)\b/iu,
    'editorial',
    'calm',
  ],
];

const topics = topicWords.map(([words, id, mood]) => ({ find: lazily(words), id, mood }));

/** What each pack is called in all languages. The more particular packs stand later in the list and are meant before the plain ones. */
const looks = stylePacks.toReversed().map(({ id }) => ({
  id,
  find: lazily({ source: wholeWords(wordsOfAll(({ prompts }) => prompts.wishes.looks?.[id])) }),
}));

/** Whether a word of a text begins with this; both in lower case. */
function beginsWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (at === 0 || !/\p{L}/u.test(text.charAt(at - 1))) return true;
  return false;
}

/** The pack and music for a prompt: what it says of its look first, then what it is about; `named` is false where neither says any. */
export function chooseStyle(
  text: string,
  look: string[],
  packs: readonly StyleHint[] = [],
): { style: string; mood: MusicMood; named: boolean } {
  // A discount code is no programming.
  text = text.replace(/\bcode\s+[A-Z0-9]{4,}/g, ' ');
  const said = look.join(', ');
  const isKnown = (id: string): boolean => packs.length === 0 || packs.some((pack) => pack.id === id);
  const byLook = looks.find(({ id, find }) => isKnown(id) && finds(find, said))?.id;
  const byTopic = topics
    .map(({ find, id, mood }, order) => ({ id, mood, order, hits: find(text).length }))
    .filter((topic) => topic.hits > 0)
    .sort((a, b) => b.hits - a.hits || a.order - b.order)[0];
  const lower = text.toLowerCase();
  const byPack = packs
    .map((pack) => ({
      pack,
      hits: pack.topics.filter((topic) => beginsWord(lower, topic.toLowerCase())).length,
    }))
    .sort((a, b) => b.hits - a.hits)[0];
  const found = byLook ?? byTopic?.id ?? (byPack && byPack.hits > 0 ? byPack.pack.id : undefined);
  const style = found ?? 'taste-default';
  return {
    style: isKnown(style) ? style : 'taste-default',
    named: found !== undefined && isKnown(found),
    mood: byTopic?.mood ?? packs.find((pack) => pack.id === style)?.mood ?? 'warm',
  };
}
