/** How people shorten words when they type in a hurry, and what they mean; by language. */
const short: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['n', 'and'],
    ['w/o', 'without'],
    ['w/', 'with'],
    ['w', 'with'],
    ['abt', 'about'],
    ['bc', 'because'],
    ['cuz', 'because'],
    ['thru', 'through'],
    ['u', 'you'],
    ['ur', 'your'],
    ['r', 'are'],
    ['yr', 'year'],
    ['yrs', 'years'],
    ['hrs', 'hours'],
    ['mins', 'minutes'],
    ['ppl', 'people'],
    ['tmrw', 'tomorrow'],
    ['cant', "can't"],
    ['dont', "don't"],
    ['doesnt', "doesn't"],
    ['didnt', "didn't"],
    ['isnt', "isn't"],
    ['arent', "aren't"],
    ['wasnt', "wasn't"],
    ['werent', "weren't"],
    ['wont', "won't"],
    ['couldnt', "couldn't"],
    ['youre', "you're"],
    ['theyre', "they're"],
    ['thats', "that's"],
    ['heres', "here's"],
    ['whats', "what's"],
    ['im', "I'm"],
    ['ive', "I've"],
    ['i', 'I'],
    ['lol', ''],
    ['haha', ''],
    ['pls', ''],
    ['plz', ''],
    ['btw', ''],
  ],
  de: [
    ['u', 'und'],
    ['u\\.', 'und'],
    ['od', 'oder'],
    ['ne', 'eine'],
    ['nen', 'einen'],
    ['zb', 'zum Beispiel'],
  ],
  fr: [
    ['pr', 'pour'],
    ['ds', 'dans'],
    ['bcp', 'beaucoup'],
    ['tt', 'tout'],
  ],
  es: [
    ['q', 'que'],
    ['xq', 'porque'],
    ['x', 'por'],
    ['tb', 'también'],
  ],
  pt: [
    ['q', 'que'],
    ['pq', 'porque'],
    ['vc', 'você'],
    ['tb', 'também'],
  ],
  it: [
    ['cmq', 'comunque'],
    ['xké', 'perché'],
    ['nn', 'non'],
  ],
  id: [
    ['yg', 'yang'],
    ['dgn', 'dengan'],
    ['utk', 'untuk'],
    ['dr', 'dari'],
    ['gak', 'tidak'],
  ],
};

const patterns = new Map<string, readonly (readonly [RegExp, string])[]>();

/** A text with the shorthand of chats written out, and without the marks that stand for a voice: "lol", "!!", ":)". */
export function plainWords(text: string, language: string): string {
  const code = language.slice(0, 2);
  let rules = patterns.get(code);
  if (!rules) {
    rules = (short[code] ?? []).map(([word, meant]) => [
      new RegExp(`(?<![\\p{L}\\p{Nd}'’@.-])${word}(?![\\p{L}\\p{Nd}'’@-]|\\.\\p{L})`, 'gu'),
      meant,
    ]);
    patterns.set(code, rules);
  }
  let plain = text.replace(/\s?(?:[:;]-?[)(DP]|<3|\^\^)(?!\p{L})/gu, '');
  for (const [pattern, meant] of rules) plain = plain.replace(pattern, meant);
  return plain
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s+([,.;:!?])/gu, '$1')
    .trim();
}
