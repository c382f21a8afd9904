/** Stretches of code points, each from its first to its last. */
type Stretches = readonly (readonly [from: number, to: number])[];

/** What texts of all languages hold: Latin letters, figures, marks, signs of currencies, arrows, emoji. */
const common: Stretches = [
  [0, 0x24f],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2190, 0x2bff],
  [0xfe0f, 0xfe0f],
  [0x1f300, 0x1faff],
];
const cyrillic: Stretches = [[0x400, 0x52f]];
const hebrew: Stretches = [[0x590, 0x5ff]];
const arabic: Stretches = [[0x600, 0x6ff]];
const devanagari: Stretches = [[0x900, 0x97f]];
const eastAsian: Stretches = [
  [0x2100, 0x214f],
  [0x2e80, 0x30ff],
  [0x3130, 0x318f],
  [0x3400, 0x9fff],
  [0xac00, 0xd7a3],
  [0xff00, 0xffef],
];

/** Code points that a text has no others than. */
export interface Alphabet {
  stretches: Stretches;
  /** Finds what does not belong to it. */
  foreign: RegExp;
  /** What a property stands for in it, as the inside of a class; by the property and whether case counts. */
  known: Map<string, string>;
}

const alphabets: readonly Alphabet[] = [[], cyrillic, eastAsian, arabic, hebrew, devanagari].map((own) => {
  const stretches = [...common, ...own];
  return { stretches, foreign: new RegExp(`[^${stretches.map(written).join('')}]`, 'u'), known: new Map() };
});

/** The smallest alphabet that a text is written in; undefined where it mixes rare ones. */
export function alphabetOf(text: string): Alphabet | undefined {
  if (last?.text !== text) last = { text, alphabet: alphabets.find(({ foreign }) => !foreign.test(text)) };
  return last.alphabet;
}
/** One pattern after the other is tried on a text. */
let last: { text: string; alphabet: Alphabet | undefined } | undefined;

/**
 * A pattern that finds in texts of one alphabet what the source finds in all. Letters of all scripts are hundreds of
 * stretches, and a pattern that names them costs twenty times as much to compile as one that names those of an alphabet:
 * patterns that are tried once or twice on a prompt are most of the time that a first plan takes.
 * @param flags with `u`
 */
export const patternIn = (alphabet: Alphabet | undefined, source: string, flags: string): RegExp =>
  new RegExp(alphabet ? narrowed(source, flags.includes('i') ? 'iu' : 'u', alphabet) : source, flags);

/** The source with every property of Unicode (`\\p{L}`) written as what it stands for in an alphabet. */
function narrowed(source: string, flags: 'u' | 'iu', alphabet: Alphabet): string {
  let isInClass = false;
  return source.replace(/\\[pP]\{[^}]*\}|\\.|[[\]]/gsu, (sign) => {
    if (sign === '[') isInClass = true;
    else if (sign === ']') isInClass = false;
    if (!/^\\p\{/iu.test(sign)) return sign;
    const own = membersOf(sign, flags, alphabet);
    return isInClass ? own : `[${own}]`;
  });
}

/** What a property finds in each stretch of an alphabet. */
function membersOf(property: string, flags: 'u' | 'iu', { stretches, known }: Alphabet): string {
  const key = `${property}${flags}`;
  let members = known.get(key);
  if (members === undefined) {
    const runs = new RegExp(`${property}+`, `g${flags}`);
    members = stretches
      .flatMap(([from, to]) =>
        Array.from(allOf(from, to).matchAll(runs), ([run]) => {
          const points = Array.from(run, (one) => one.codePointAt(0)!);
          return written([points[0]!, points.at(-1)!]);
        }),
      )
      .join('');
    known.set(key, members);
  }
  return members;
}

const allOf = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

function written([from, to]: readonly [from: number, to: number]): string {
  const escaped = (code: number): string => `\\u{${code.toString(16)}}`;
  return from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`;
}
