import { detectLanguage } from '../reading/language.js';
import { personNouns } from './figure-words.js';
import { groupsOf } from './group-words.js';
import { hashOf } from '../storyboard/hash-of.js';
import { nounLook, personLook, sexOf } from './make-look.js';
import { mentionsOf } from './mentions.js';
import { guessSex, properNames } from './proper-names.js';
import type { StoryFigure } from './story-figure.js';

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
  const isEnglish = detectLanguage(whole) === 'en';
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
      add(name ?? calledBy(noun ?? '', mention.words.kept, isEnglish), noun, mention.words.all);
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

/** "The old fisherman"; in another language the noun alone, since its article is not known here. */
const calledBy = (noun: string, kept: string, isEnglish: boolean): string =>
  isEnglish ? `The ${kept === '' ? '' : `${kept} `}${noun}` : `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

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
