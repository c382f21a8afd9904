import type { CastMember } from '@scenewright/core';
import { actionVerb, animalNouns, personNouns, thingNouns } from './figure-words.js';
import { groupsOf } from './group-words.js';
import { nounLook, personLook, sexOf } from './make-look.js';

/** A figure as the story tells it. */
export interface StoryFigure {
  member: CastMember;
  sex: 'f' | 'm' | null;
  kind: 'person' | 'animal' | 'thing';
}

const people = Object.keys(personNouns);
const creatures = Object.keys(animalNouns);
const things = Object.keys(thingNouns);
/** Words before a name that tell of its looks. */
const ages = 'old|young|little|tiny|brave';
const nouns = [...people, ...creatures, ...things].join('|');
const nounPattern = new RegExp(
  `(?<![\\p{L}-])(${[...people, ...creatures, ...things].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}])`,
  'giu',
);
const notNames = new Set(
  (
    'The A An And But Then When While After Before She He They It Her His Their Our We I You In On At To From With One Once Every Each This That These Those There Here ' +
    'Now Later Meanwhile Together Suddenly Finally At Night Morning Evening Spring Summer Autumn Winter Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December ' +
    'Make Create Show Tell Film Shot Scene For Of As By No Not So If Next First Last Two Three Four Five All Some Many Most Inside Outside Under Over Through Far Deep High Le La Les Un Une Der Die Das Ein Eine El Los Las Una'
  )
    .split(' ')
    .map((word) => word.toLowerCase()),
);

/** Whether a noun stands as a kind or an amount and not as somebody: "fishing boats", "the bus stop". */
const asKind = (text: string, at: number, length: number): boolean =>
  /^\s+(?:stop|station|shop|house|tail|coat|food|park|story|video|film)\b/iu.test(text.slice(at + length));

/** Of "fishermen", so many are seen. */
const groupSize = 3;
/** As many as a storyboard holds. */
const mostFigures = 12;

/**
 * The persons, animals and objects of a story, in the order in which it names them, each with its looks.
 * `groups`: those without a name too, as in "people dance".
 */
export function readCast(
  sentences: readonly string[],
  seed: number,
  { groups = false }: { groups?: boolean } = {},
): StoryFigure[] {
  const figures: StoryFigure[] = [];
  const used = new Set<string>();
  const whole = sentences.join(' ');
  const names = properNames(sentences);
  const add = (name: string, noun: string | null, words: string): StoryFigure => {
    const own = hashOf(`${seed}|${noun ?? ''}|${name}`);
    const looked = noun === null || personNouns[noun] ? null : nounLook(noun, words);
    const sex = sexOf(noun) ?? (looked === null ? guessSex(name, whole) : null);
    const look = looked ?? personLook(noun, words, own, used, sex);
    if (look.figure === 'person') used.add(look.top.color);
    const figure: StoryFigure = {
      member: {
        id: slug(name, figures),
        name: name.slice(0, 48),
        called: [...new Set([name.toLowerCase().replace(/^(?:the|an?) /u, ''), ...(noun ? [noun] : [])])],
        look,
      },
      sex,
      kind: look.figure,
    };
    figures.push(figure);
    return figure;
  };

  for (const sentence of sentences) {
    for (const mention of mentionsOf(sentence, names)) {
      const { name, noun } = mention;
      const known = figures.find(
        ({ member }) =>
          (name !== null && member.called.includes(name.toLowerCase())) ||
          (name === null && noun !== null && member.called.includes(noun)),
      );
      if (known) {
        if (noun && !known.member.called.includes(noun)) known.member.called.push(noun);
        continue;
      }
      if (figures.length >= 8) break;
      // "the girl" is who was called by a name before, when the name had no noun of its own.
      const unnamed =
        name === null && noun !== null && personNouns[noun]
          ? figures.find(
              ({ kind, member, sex }) =>
                kind === 'person' &&
                member.called.length === 1 &&
                names.has(member.name) &&
                (sex === null || sex === sexOf(noun)),
            )
          : undefined;
      if (unnamed && /(?<!\p{L})the\s+(?:\p{L}+\s+)?$/iu.test(sentence.slice(0, mention.at))) {
        unnamed.member.called.push(noun!);
        continue;
      }
      add(name ?? `The ${mention.words.kept ? `${mention.words.kept} ` : ''}${noun}`, noun, mention.words.all);
    }
  }
  for (const sentence of groups ? sentences : [])
    for (const { called, noun } of groupsOf(sentence)) {
      if (figures.length + groupSize > mostFigures || figures.some(({ member }) => member.called.includes(called)))
        continue;
      for (let index = 1; index <= groupSize; index++) {
        // Each by its own noun, so that "the fisherman" of a later sentence is one of them and not all.
        const name = noun ?? called;
        const one = add(`${name.charAt(0).toUpperCase()}${name.slice(1)} ${index}`, noun, '');
        one.member.called = index === 1 && noun ? [called, noun] : [called];
      }
    }
  return figures;
}

interface Mention {
  name: string | null;
  noun: string | null;
  at: number;
  /** The words that tell of looks: those before the noun and after it up to the end of the clause. */
  words: { all: string; kept: string };
}

export function mentionsOf(sentence: string, names: ReadonlySet<string>): Mention[] {
  const found: Mention[] = [];
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
    const nameAfter = /^\s+(?:named|called|by the name of|namens|llamad[oa]|nommée?)\s+(\p{Lu}\p{L}+)/u.exec(
      sentence.slice(at + noun.length),
    );
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

/** Capitalised words that act like somebody: apposed to a noun, named, or doing things more than once. */
export function properNames(sentences: readonly string[]): ReadonlySet<string> {
  const whole = sentences.join('\n');
  const names = new Set<string>();
  for (const match of whole.matchAll(/(?<!\p{L})(\p{Lu}\p{Ll}{1,14})(?!\p{L})/gu)) {
    const name = match[1]!;
    if (
      names.has(name) ||
      notNames.has(name.toLowerCase()) ||
      personNouns[name.toLowerCase()] ||
      animalNouns[name.toLowerCase()] ||
      thingNouns[name.toLowerCase()]
    )
      continue;
    const noun = [...people, ...creatures, 'robot'].join('|');
    const apposed = new RegExp(
      `(?<!\\p{L})${name},\\s+(?:an?|the|our|his|her|une?|le|la|eine?|un|una)\\s+(?:[\\p{L}-]+\\s+){0,4}(?:${noun})(?!\\p{L})`,
      'iu',
    ).test(whole);
    const named = new RegExp(
      `(?:named|called|namens|llamad[oa]|nommée?|${people.join('|')})\\s+${name}(?!\\p{L})`,
      'u',
    ).test(whole);
    // "Lumo is a blue water bottle."
    const introduced = new RegExp(
      `(?<!\\p{L})${name}\\s+(?:is|was)\\s+(?:an?|the|our)\\s+(?:[\\p{L}-]+\\s+){0,3}(?:${nouns})(?!\\p{L})`,
      'u',
    ).test(whole);
    const times = whole.match(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'))?.length ?? 0;
    const acts = new RegExp(
      `(?:^|\\n|[.!?]\\s|,\\s|and\\s)${name}(?:\\s+and\\s+\\p{L}+(?:\\s\\p{L}+)?)?\\s+(?:\\p{Ll}+ly\\s+)?(\\p{Ll}+)`,
      'u',
    ).exec(whole)?.[1];
    // "Old Tomas repairs boats."
    const does = new RegExp(
      `(?:^|[.!?]\\s+|\\n)(?:${ages})\\s+${name}(?:\\s+and\\s+\\p{L}+)?\\s+(\\p{Ll}+)`,
      'iu',
    ).exec(whole)?.[1];
    const aged = does !== undefined && actionVerb.test(does);
    const placed = new RegExp(`(?:in|at|to|from|near|of)\\s+${name}(?!\\p{L})`, 'u').test(whole);
    if (
      apposed ||
      named ||
      introduced ||
      aged ||
      (times >= 2 && acts !== undefined && actionVerb.test(acts) && !placed)
    )
      names.add(name);
  }
  // "Tomas and Lena sail": one who acts beside somebody is somebody.
  for (const [, one, other] of whole.matchAll(
    /(?<!\p{L})(\p{Lu}\p{Ll}+)\s+(?:and|und|et|y)\s+(\p{Lu}\p{Ll}+)(?!\p{L})/gu,
  ))
    if (names.has(one!) !== names.has(other!) && ![one!, other!].some((name) => notNames.has(name.toLowerCase())))
      names.add(one!).add(other!);
  return names;
}

/** What most names with this ending say, else what the story calls somebody after the first mention. */
function guessSex(name: string, whole: string): 'f' | 'm' | null {
  // "Lena runs to him": the pronoun is another's.
  if (/^\p{Lu}\p{Ll}*a$/u.test(name)) return 'f';
  const at = whole.toLowerCase().indexOf(name.toLowerCase().replace(/^the /u, ''));
  const next = /(?<!\p{L})(she|her|he|his|him)(?!\p{L})/iu.exec(whole.slice(Math.max(0, at)))?.[1]?.toLowerCase();
  return next === undefined ? null : next.startsWith('s') || next === 'her' ? 'f' : 'm';
}

/** Who is in a sentence: those it names, or those its pronouns mean. */
export function castOf(
  sentence: string,
  figures: readonly StoryFigure[],
  before: readonly StoryFigure[],
): StoryFigure[] {
  const named = figures
    .map((figure) => ({ figure, at: Math.min(...figure.member.called.map((called) => placeOf(sentence, called))) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)
    .map(({ figure }) => figure);
  const meant = new Set(named);
  const says = (words: string): boolean => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(sentence);
  const last = (test: (figure: StoryFigure) => boolean): void => {
    if (named.some((figure) => test(figure) && figure.kind !== 'thing')) return;
    const figure = [...before].reverse().find(test) ?? [...figures].filter((each) => !named.includes(each)).find(test);
    if (figure) meant.add(figure);
  };
  if (says('she|her|hers|elle|sie|ella')) last(({ kind, sex }) => kind === 'person' && sex !== 'm');
  if (says('he|him|his|il|er|él')) last(({ kind, sex }) => kind === 'person' && sex !== 'f');
  if (says('it|its') && named.length === 0) last(({ kind }) => kind !== 'person');
  // "It meets an owl": who meets was seen before.
  const subject = /^\s*(?:(?:[\p{L}]+\s+){0,3}?)it\s+\p{Ll}{3,}/iu.exec(sentence);
  const firstNamed = Math.min(
    ...named.map((figure) => Math.min(...figure.member.called.map((called) => placeOf(sentence, called)))),
  );
  if (subject && named.length > 0 && firstNamed > subject[0].length - 1) {
    const seen = [...before].reverse().filter((figure) => figure.kind !== 'person' && !named.includes(figure));
    const figure = seen.find(({ kind }) => kind === 'animal') ?? seen[0];
    if (figure) return [figure, ...meant].slice(0, 4);
  }
  if (says('they|them|their|together|both|ils|elles|ellos|juntos|ensemble|zusammen') && named.length < 2) {
    // Those who can act, before what they have with them.
    const living = before.filter(({ kind }) => kind !== 'thing').slice(-3);
    for (const figure of [...living, ...before.filter(({ kind }) => kind === 'thing').slice(-1)]) meant.add(figure);
  }
  return [...meant].slice(0, 4);
}

function placeOf(sentence: string, called: string): number {
  const at = sentence.search(new RegExp(`(?<!\\p{L})${escaped(called)}(?:s|es)?(?!\\p{L})`, 'iu'));
  return at < 0 ? Infinity : at;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

function slug(name: string, taken: readonly StoryFigure[]): string {
  const base =
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^(?:the|an?)-/u, '')
      .replace(/^-+|-+$/gu, '')
      .slice(0, 32) || 'figure';
  let id = base;
  for (let count = 2; taken.some(({ member }) => member.id === id); count++) id = `${base}-${count}`;
  return id;
}

/** FNV-1a, 32 bit. */
export function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
