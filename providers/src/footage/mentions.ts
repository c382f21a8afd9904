import { ages, called, creatures, people, things } from './named-nouns.js';

const nounPattern = new RegExp(
  `(?<![\\p{L}-])(${[...people, ...creatures, ...things].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}])`,
  'giu',
);

/** Whether a noun stands as a kind or an amount and not as somebody: "fishing boats", "the bus stop". */
const asKind = (text: string, at: number, length: number): boolean =>
  /^\s+(?:stop|station|shop|house|tail|coat|food|park|story|video|film)\b/iu.test(text.slice(at + length));

interface Mention {
  name: string | null;
  noun: string | null;
  at: number;
  /** The words that tell of looks: those before the noun and after it up to the end of the clause. */
  words: { all: string; kept: string };
}

/** "A girl called Ida": the name that a noun is given. */
const givenName = new RegExp(`^\\s+(?:${called})\\s+(\\p{Lu}\\p{L}+)`, 'u');

export function mentionsOf(written: string, names: ReadonlySet<string>): Mention[] {
  const found: Mention[] = [];
  // Colleagues called it "girl talk": no girl is there.
  const sentence = written.replace(/["“„«][^"”“»\n]{2,40}["”“»](?!\s*(?:said|says|asked|asks|,))/gu, (quote) => ' '.repeat(quote.length)); // prettier-ignore
  for (const match of sentence.matchAll(nounPattern)) {
    const noun = match[1]!.toLowerCase();
    const at = match.index;
    if (asKind(sentence, at, noun.length)) continue;
    const before =
      /(?:(?:an?|the|her|his|their|my|our|une?|la|le|ein[en]?|eine|der|die|das|el|un|una)\s+)?((?:[\p{L}-]+\s+){0,3})$/iu.exec(
        sentence.slice(0, at).replace(/.*[,.;:]/u, ''),
      );
    const adjectives = (before?.[1] ?? '')
      .trim()
      .split(/\s+/u)
      .filter(
        (word) =>
          /^(?:an?|the|old|young|little|small|tiny|big|red|white|black|brown|grey|gray|golden|silver|orange|blue|green|yellow|pink|purple|lonely|brave|curious|clever|friendly|elderly|retired|famous)$/iu.test(
            word,
          ) && !/^(?:an?|the)$/iu.test(word),
      );
    const after = clauseAfter(sentence, at + noun.length);
    const nameAfter = givenName.exec(sentence.slice(at + noun.length));
    const apposed = [...names].find((name) =>
      new RegExp(
        `${name}(?:,|\\s+is|\\s+was)\\s+(?:an?|the|our|une?|le|la|ein[e]?|un|una)\\s+(?:[\\p{L}-]+\\s+){0,4}$`,
        'u',
      ).test(sentence.slice(0, at)),
    );
    const titled = [...names].find((name) =>
      new RegExp(`^\\s+${name}(?!\\p{L})`, 'u').test(sentence.slice(at + noun.length)),
    );
    found.push({
      name: nameAfter?.[1] ?? apposed ?? titled ?? null,
      noun,
      at,
      words: {
        all: `${adjectives.join(' ')} ${noun === 'old' ? '' : ''}${after}`.trim(),
        kept: adjectives.slice(0, 2).join(' ').toLowerCase(),
      },
    });
  }
  for (const name of names) {
    const at = sentence.search(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
    if (at >= 0 && !found.some((mention) => mention.name === name))
      found.push({
        ...{ name, noun: null, at },
        words: {
          all: `${new RegExp(`(?<!\\p{L})(${ages})\\s+$`, 'iu').exec(sentence.slice(0, at))?.[1] ?? ''} ${clauseAfter(sentence, at + name.length)}`.trim(),
          kept: '',
        },
      });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** "…, a girl in a yellow coat with glasses": what tells of looks after a mention. */
function clauseAfter(sentence: string, at: number): string {
  const rest = sentence.slice(at, at + 110);
  const worn =
    /^[^.;!?]{0,24}?(?<!\p{L})((?:in|with|wearing|wears|dressed in|mit|avec|con|en|qui porte|die|der)\s+(?:an?|the|his|her|une?|einem?|einer|un|una|long|short|red|\p{L}+)\s[^.,;!?]{2,80})/iu.exec(
      rest,
    )?.[1] ?? '';
  // The next figure's clothes are not this one's.
  const other = worn.slice(3).search(nounPattern);
  nounPattern.lastIndex = 0;
  return other >= 0 ? worn.slice(0, other + 3) : worn;
}
