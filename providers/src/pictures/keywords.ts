import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pictureLines } from '../languages/picture-words.js';
import { packOf } from '../languages/registry.js';
import { isOfTime } from './alike.js';
import { concepts, isCircumstance } from './concepts.js';
import { isDrawn, nameInSet } from './drawing-set.js';
import { leastScore } from './hit.js';
import { englishNames, translatedTags, type EnglishNames, type TaggedPicture } from './translated-tags.js';
import { keyOf } from './word-forms.js';

/** What a word or phrase says about pictures: the names it fits, with how surely (0 to 1). */
export type Keywords = ReadonlyMap<string, readonly { name: string; score: number }[]>;

/** A line of the package's compact form: https://emojibase.dev/docs/datasets */
interface Annotation {
  label: string;
  hexcode: string;
  group?: number;
  tags?: string[];
}

/** Languages of the package. One without a pack that is not among them finds no picture by words. */
const annotated = 'bn da de en es et fi fr hi hu it ja ko lt ms nb nl pl pt ru sv th uk vi zh'.split(' ');
/** Animals, food, places and travel, activities, objects. Faces, hands, signs and flags say a mood, not a thing. */
const groups: ReadonlySet<number> = new Set([3, 4, 5, 6, 7]);
const natureGroup = 3;
const foodGroup = 4;
/** English labels that are more often another word: "key figures", "two glasses of water", "seal the lid". */
const ambiguous = new Set(
  'watch ring seal bat fly ram duck mate sake pick hook clamp rock ice jar label package scroll key link seat saw mirror glasses turkey china orange date palm file iron match light plus minus pen mouse bug coat bell fog wing hut wood hole button nut gear comet swan dodo ant pager memo ledger chains clip nest vest track model custard peach pear cricket boar coral oyster crane shell gloves shorts briefs stop sign bowling joker flute drum harp radio school box candle chart shower slide bomb axe dagger candy cookie pie bone wave'.split(
    ' ',
  ),
);
/** "Hiring a baker": that there is work says less than what is worked with. */
const offers: ReadonlySet<string> = new Set(['briefcase']);
/** How surely a word for the telling, the time or the place names its picture: less than any thing. */
export const ofCircumstance = 0.88;
/** A word that is known by what it translates: less surely than by its own label. */
export const ofTranslation = 0.94;
/** What something is like, or when, by its picture and by an English word for it: such words are seldom nouns. */
const ofState = /locked$|muted|^sun(?:rise|set)/u;
const isState = /^(?:open|closed|\p{L}{3,}(?:ed|ing))$/u;
/** Clock faces and phases of the moon differ by what a film doesn't say. */
const tooFine = /oclock|-thirty|first-quarter|last-quarter|waxing|waning|moon-face|speaker-|letters$/u;

const byLanguage = new Map<string, Keywords>();

/** The words of a language that name pictures, in lower case; empty for a language without any. */
export function keywordsOf(language: string): Keywords {
  const code = language.slice(0, 2);
  const known = byLanguage.get(code);
  if (known) return known;
  const made = readKeywords(code);
  byLanguage.set(code, made);
  return made;
}

const noPictures = new Map<string, ReadonlySet<string>>();

/** Words of a language that are known to show nothing: no shorter word in them is meant, as the oaks in a German "Zeichen". */
export function withoutPicture(language: string): ReadonlySet<string> {
  const code = language.slice(0, 2);
  const known = noPictures.get(code);
  if (known) return known;
  const none = pictureLines(packOf(code)?.pictures?.words ?? '').flatMap(([word, name]) =>
    name === 'none' ? [keyOf(word, code)] : [],
  );
  const made = new Set(none);
  noPictures.set(code, made);
  return made;
}

function readKeywords(language: string): Keywords {
  const lines = annotated.includes(language) ? annotations(language) : [];
  const inEnglish = language === 'en' || lines.length === 0 ? lines : annotations('en');
  const pictures = packOf(language)?.pictures;
  const english = new Map(inEnglish.map(({ hexcode, label }) => [hexcode, nameInSet(label)]));
  const found = new Map<string, Map<string, number>>();
  const say = (word: string, name: string, score: number): void => {
    const names = found.get(word) ?? new Map<string, number>();
    names.set(name, Math.max(score, names.get(name) ?? 0));
    found.set(word, names);
  };
  const isKnown = (word: string): boolean => [...(found.get(word)?.values() ?? [])].some((score) => score >= leastScore); // prettier-ignore
  for (const { label, hexcode, group, tags = [] } of lines) {
    const name = english.get(hexcode);
    if (group === undefined || !groups.has(group) || !name || !isDrawn(name) || tooFine.test(name)) continue;
    const own = keyOf(label, language);
    if (language !== 'en') say(own, name, 0.95);
    else if (!ambiguous.has(own)) say(own, name, 0.97);
    for (const tag of tags) say(keyOf(tag, language), name, 0.5);
  }
  if (language !== 'en')
    for (const [word, name] of translated(lines, language, isKnown)) say(word, name, ofTranslation);
  for (const [word, name] of pictureLines(pictures?.names ?? '')) say(keyOf(word, language), name, 0.95);
  for (const [word, name] of pictureLines(pictures?.words ?? '')) {
    const [, circumstance, said] = /^(~?)(.*)$/u.exec(word)!;
    const own = keyOf(said!, language);
    found.delete(own);
    if (name !== 'none') say(own, name, circumstance || offers.has(name) ? ofCircumstance : 0.97);
  }
  if (language === 'en')
    for (const [word, name] of concepts) {
      found.delete(word);
      say(word, name, isCircumstance(word) || offers.has(name) ? ofCircumstance : 0.97);
    }
  return new Map(
    [...found].map(([word, names]) => {
      const all = [...names].map(([name, score]) => ({
        name,
        score: score >= 0.9 ? score : score / names.size ** 0.5,
      }));
      return [word, all.sort((a, b) => b.score - a.score).slice(0, 4)];
    }),
  );
}

/** What tags mean that no label says: of things alone, since a word for the time or the place says less. */
function translated(
  lines: readonly Annotation[],
  language: string,
  isKnown: (word: string) => boolean,
): ReadonlyMap<string, string> {
  const inEnglish = annotations('en');
  const names = new Map(inEnglish.map(({ hexcode, label }) => [hexcode, nameInSet(label)]));
  const tagged = (all: readonly Annotation[], code: string): TaggedPicture[] => {
    // Most tags stand at several pictures.
    const keys = new Map<string, string>();
    const keyFor = (tag: string): string => {
      const known = keys.get(tag);
      if (known !== undefined) return known;
      const made = keyOf(tag, code);
      keys.set(tag, made);
      return made;
    };
    return all.flatMap(({ hexcode, label, group, tags = [] }) => {
      const name = names.get(hexcode);
      if (name === undefined || group === undefined) return [];
      const labelled = keyOf(label, code)
        .split(/[^\p{L}\p{M}]+/u)
        .filter(({ length }) => length > 1);
      return [{ name, labelled, tags: tags.map(keyFor), isNature: group === natureGroup }];
    });
  };
  english ??= englishNames(tagged(inEnglish, 'en'), thingIn(inEnglish));
  return translatedTags(tagged(lines, language), english, isKnown);
}
let english: EnglishNames | undefined;

/** The picture that an English word means for sure, where it is one of a thing. */
function thingIn(inEnglish: readonly Annotation[]): (word: string) => string | undefined {
  const labels = new Map<string, string>();
  const things = new Set<string>();
  for (const { label, group } of inEnglish) {
    const name = nameInSet(label);
    if (group === undefined || !groups.has(group) || !isDrawn(name)) continue;
    things.add(name);
    if (!ambiguous.has(label.toLowerCase()) && !tooFine.test(name)) labels.set(label.toLowerCase(), name);
  }
  return (word) => {
    const name = isCircumstance(word) ? undefined : (concepts.get(word) ?? labels.get(word));
    const isThing = name !== undefined && things.has(name) && !isOfTime(name) && !ofState.test(name) && !offers.has(name); // prettier-ignore
    return isThing && !isState.test(word) ? name : undefined;
  };
}

/** Mammals, birds, reptiles, fish and insects by their code points (Unicode 17, emoji-test.txt, group "Animals & Nature"). */
const animals: readonly (readonly [number, number])[] = [[0x1f400, 0x1f43f], [0x1f54a, 0x1f54a], [0x1f577, 0x1f577], [0x1f980, 0x1f9ae], [0x1fab0, 0x1fab2], [0x1fabc, 0x1fabf], [0x1face, 0x1facf]]; // prettier-ignore
let animalNames: ReadonlySet<string> | undefined;

/** Whether a picture is of an animal. */
export function isAnimal(name: string): boolean {
  animalNames ??= new Set(
    annotations('en')
      .filter(({ hexcode }) =>
        animals.some(
          ([from, to]) => Number(`0x${hexcode.split('-')[0]}`) >= from && Number(`0x${hexcode.split('-')[0]}`) <= to,
        ),
      ) // prettier-ignore
      .map(({ label }) => nameInSet(label)),
  );
  return animalNames.has(name);
}

let foodNames: ReadonlySet<string> | undefined;

/** Whether a picture is of food or drink. */
export function isFood(name: string): boolean {
  foodNames ??= new Set(annotations('en').filter(({ group }) => group === foodGroup).map(({ label }) => nameInSet(label))); // prettier-ignore
  return foodNames.has(name);
}

let ofEnglish: Annotation[] | undefined;

/** Those of English are asked for by every language. */
const annotations = (language: string): Annotation[] => (language === 'en' ? (ofEnglish ??= readAnnotations('en')) : readAnnotations(language)); // prettier-ignore

function readAnnotations(language: string): Annotation[] {
  const path = createRequire(import.meta.url).resolve(`emojibase-data/${language}/compact.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Annotation[];
}
