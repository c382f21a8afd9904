/**
 * Words that name a currency and something else besides: they are money only where the sentence speaks of money.
 * [word, languages in which it is money without further signs]
 */
const ambiguous: Record<string, readonly string[]> = {
  real: ['pt'],
  won: ['ko'],
  pound: [],
  pounds: [],
  pfund: [],
  libras: [],
  mark: [],
  marks: [],
  crown: [],
  crowns: [],
  rand: ['af'],
  sol: [],
  soles: [],
  kr: ['sv', 'no', 'da', 'nb', 'is'],
  cents: ['en'],
};

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
  const money = ambiguous[word.toLowerCase()];
  if (!money || money.includes(language.slice(0, 2))) return true;
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
