import { traitsOf } from '../../languages/traits-of.js';

/**
 * Words that name a currency and something else besides: they are money only where the sentence speaks of money, or
 * where the language has them for its own money.
 */
const ambiguous: ReadonlySet<string> = new Set(
  'real won pound pounds pfund libras mark marks crown crowns rand sol soles kr cents'.split(' '),
);

const spending =
  /(?:cost|costs|price|priced|pay|pays|paid|worth|earn|earns|earned|raise[ds]?|sav(?:e|es|ed)|spen[dt]s?|budget|fee|fees|donat\p{L}*|rais\p{L}*|under|only|just|fund\p{L}*|salary|wage|grant|prize|revenue|sales|profit|ticket|tickets|charge[ds]?|for|from|kostet|kosten|preis|coûte|prix|cuesta|precio|custa|preço|costa|prezzo)(?!\p{L})/iu;
const weighing =
  /(?:lost|lose|loses|losing|gain(?:ed|s)?|weigh\p{L}*|lift\p{L}*|heavy|heavier|lighter|drop(?:ped)?|shed|carr\p{L}*|of (?:flour|sugar|meat|beef|potatoes|apples|weight|butter|waste|food))(?!\p{L})/iu;

/**
 * Whether the word after a number names a currency here: "20 real reviews" and "9 won" are no money, "lost 20
 * pounds" is a weight, "under 3 pounds for two" is money.
 */
export function isMoney(
  word: string,
  text: string,
  start: number,
  end: number,
  language: string,
  factor: number,
): boolean {
  const name = word.toLowerCase();
  if (!ambiguous.has(name) || traitsOf(language).ownMoney?.split(' ').includes(name)) return true;
  const clauseStart = Math.max(
    text.lastIndexOf('.', start),
    text.lastIndexOf(',', start),
    text.lastIndexOf(';', start),
    0,
  );
  const before = text.slice(clauseStart, start);
  const after = text.slice(end, end + 24).split(/[.,;!?]/u)[0]!;
  if (weighing.test(before) || weighing.test(after)) return false;
  // An adjective or a verb goes on to what it belongs to: "20 real reviews", "9 won in a row".
  const goesOn =
    /^\s\p{Ll}/u.test(after) && !/^\s(?:a|an|per|for|to|in|of|and|or|each|from|at|on|by)\s/iu.test(`${after} `);
  if (/^(?:real|won|mark|crown|sol)$/iu.test(word) && goesOn) return false;
  if (/^(?:won|real|sol)$/iu.test(word)) return factor > 1 || spending.test(before);
  return factor > 1 || spending.test(before) || !goesOn;
}
