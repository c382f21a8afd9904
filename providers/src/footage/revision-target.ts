import { type CastMember, footageMembers, type Storyboard } from '@scenewright/core';

export type Target = { kind: 'none' } | { kind: 'shots'; ids: string[] } | { kind: 'member'; member: CastMember };

const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  première: 1,
  erste: 1,
  primera: 1,
};

const shotNoun = '(?:shots?|scenes?|frames?|pictures?|stills?|plans?|einstellung|szene|toma|escena|plano)';

/** Splits at full stops and semicolons, and at commas and "and" where a new target begins. */
export function clausesOf(changes: string, storyboard: Storyboard): string[] {
  const names = footageMembers(storyboard).flatMap(({ called, name }) => [...called, name.toLowerCase()]);
  const starts = [
    `(?:the\\s+)?${shotNoun}\\s*\\p{Nd}+`,
    `(?:in|make|remove|delete|drop|cut|swap)\\s+(?:the\\s+)?(?:\\p{L}+\\s+)?${shotNoun}`,
    `(?:the\\s+)?(?:first|second|third|fourth|fifth|last|next)\\s+${shotNoun}`,
    '(?:make|give|let|put|dress|change|turn|set|remove|add|move|swap)\\s',
    ...names.map(
      (name) =>
        `(?:the\\s+|make\\s+(?:the\\s+)?|give\\s+(?:the\\s+)?)?${name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?!\\p{L})`,
    ),
  ].join('|');
  return changes
    .split(
      new RegExp(
        `[.;!\\n]+|,\\s*(?:and\\s+|then\\s+)?(?=(?:${starts}))|\\s+(?:and|then|und|et|y)\\s+(?=(?:${starts}))`,
        'iu',
      ),
    )
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));
}

export function targetOf(clause: string, storyboard: Storyboard, numbers: readonly string[]): Target {
  const said = new RegExp(
    `(?:${shotNoun})\\s*(?:number\\s*|no\\.?\\s*|#)?(\\p{Nd}+(?:\\s*(?:,|and|&|to|-|–|und|et|y)\\s*\\p{Nd}+)*|${Object.keys(numberWords).join('|')})(?!\\p{L})`,
    'iu',
  ).exec(clause);
  const ordinal = new RegExp(
    `(?<!\\p{L})(${Object.keys(numberWords).join('|')}|last|final|dernière?|letzte[nrs]?|última)\\s+${shotNoun}`,
    'iu',
  ).exec(clause);
  const every = new RegExp(`(?<!\\p{L})(?:all|every|each)\\s+(?:the\\s+)?${shotNoun}|(?<!\\p{L})everywhere`, 'iu').test(
    clause,
  );
  const ids: string[] = [];
  if (every) ids.push(...numbers);
  else if (said) {
    const list = said[1]!;
    const range = /^(\p{Nd}+)\s*(?:to|-|–)\s*(\p{Nd}+)$/u.exec(list);
    const wanted = range
      ? Array.from(
          { length: Math.max(0, Number(range[2]) - Number(range[1]) + 1) },
          (_, index) => Number(range[1]) + index,
        )
      : (list.match(/\p{Nd}+/gu)?.map(Number) ?? [numberWords[list.toLowerCase()]!]);
    for (const number of wanted) if (numbers[number - 1]) ids.push(numbers[number - 1]!);
  } else if (ordinal) {
    const word = ordinal[1]!.toLowerCase();
    const id = numberWords[word] ? numbers[numberWords[word]! - 1] : numbers.at(-1);
    if (id) ids.push(id);
  }
  if (ids.length > 0) return { kind: 'shots', ids };
  if (said) return { kind: 'none' };
  const member = memberIn(clause, storyboard);
  return member ? { kind: 'member', member } : { kind: 'none' };
}

export function memberIn(clause: string, storyboard: Storyboard): CastMember | undefined {
  return footageMembers(storyboard)
    .map((member) => ({
      member,
      at: Math.min(...[member.name.toLowerCase(), ...member.called].map((word) => wordAt(clause, word))),
    }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)[0]?.member;
}

function wordAt(clause: string, word: string): number {
  const at = clause.search(
    new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?:['’]s)?(?!\\p{L})`, 'iu'),
  );
  return at < 0 ? Infinity : at;
}
