import { alternatives, contextWords } from '../../languages/any-word.js';
import { genreNames, genreWords } from '../../languages/genre-words.js';
import { colon } from '../../languages/marks.js';
import { packOf } from '../../languages/registry.js';
import { sentenceCase } from '../../planner/words/headline.js';
import { lexiconOf } from '../../planner/words/lexicon.js';
import { wordsIn } from '../../reading/clauses.js';
import { endsAsking } from '../../reading/ends-asking.js';
import { formOf } from '../../reading/grammar/english-clauses.js';
import type { Point } from '../../reading/point.js';
import { claimOf } from '../claim.js';
import { headedPairs, headedSidesIn } from '../comparison.js';
import { headedListsIn } from '../headed-lists.js';
import { roundsIn } from '../rounds.js';
import { recurringName } from './recurring-name.js';
import { introduced } from './sentence-topic.js';
import { named, opensWithArticle, sentenceOf, withoutArticle, withQuestionMark } from './title-words.js';
import type { Topic, TopicSource } from './topic-source.js';

/** Words of a heading at most that a film may open with: what is longer says something itself. */
const mostOfHeading = 13;

/** The topic by a heading, by what stands before a colon, or by the list that a film opens with. */
export function headedTopic(source: TopicSource): Topic | undefined {
  const { first, language } = source;
  const rounds = roundsTopic(source);
  if (rounds) return rounds;
  if (first.kind === 'heading') return { ...named(withQuestionMark(first.text, language), language), used: [first] };
  if (first.heading === '') return first.kind === 'bullet' ? recurringTopic(source) : undefined;
  return (
    behindGenre(source) ??
    labelledName(source) ??
    sidesTopic(source) ??
    wantedTopic(source) ??
    askedTopic(source) ??
    (isMeasure(source) || isPart(source) ? recurringTopic(source) : undefined) ??
    (first.kind === 'bullet' || (first.kind === 'clause' && wordsIn(first.heading) <= mostOfHeading)
      ? { ...named(first.heading, language), short: named(introduced(first.heading), language).short, used: [] }
      : undefined)
  );
}

const recurringTopic = ({ points, language, fallback }: TopicSource): Topic => ({
  ...named(recurringName(points, language) || fallback, language),
  used: [],
});

/** "Recipe: pancakes for two.": a name of the genre is no topic; what stands behind it is. */
function behindGenre({ first, language }: TopicSource): Topic | undefined {
  if (first.kind !== 'clause' || !namesGenre(first.heading, language) || !isTitle(first)) return undefined;
  return { ...named(first.text, language), used: [first] };
}

/** "Recipe", "Tips", "Job ad": a word that says what sort of video it is. */
const namesGenre = (heading: string, language: string): boolean =>
  wordsIn(heading) <= 2 &&
  Object.values(packOf(language)?.prompts.genres ?? {}).some((words) =>
    new RegExp(`^(?:${alternatives(genreNames(words))})$`, 'iu').test(heading.trim()),
  );

const isTitle = (point: Point): boolean =>
  wordsIn(point.text) <= 8 && point.figures.length === 0 && point.text.length >= point.sentence.length * 0.5;

/** Words of what a name is at most, and of the name behind it. */
const [mostOfLabel, mostOfName] = [3, 5];

/** "New feature: dark mode. It's now in …", "Lost cat: Whiskers. She …": what is told of is the name, and what it is stands under it. */
function labelledName({ points: [, ...others], first, language }: TopicSource): Topic | undefined {
  const { kind, heading, text, sentence } = first;
  const isWhole = sentence.trim().startsWith(heading) && sentence.trim().endsWith(text);
  const isPlain = first.figures.length + first.dates.length + first.times.length + first.contacts.length === 0;
  if (kind !== 'clause' || !isWhole || !isPlain || others.length < 2 || others.filter((other) => other.heading !== '').length * 3 > others.length) return undefined; // prettier-ignore
  if (wordsIn(heading) > mostOfLabel || !isNameAlone(text, language) || endsAsking(text)) return undefined;
  return { ...named(text, language), subtitle: sentenceOf(heading), spoken: sentence, used: [first] };
}

/** No order, and no sentence: what English has no verb in, and elsewhere a few words with a capital. */
function isNameAlone(text: string, language: string): boolean {
  if (language !== 'en') return /^\p{Lu}/u.test(text) && wordsIn(text) <= mostOfForeignName;
  const { isSaid, isOrder, lacksSubject } = formOf(text);
  return wordsIn(text) <= mostOfName && !opensWithArticle(text) && !isSaid && !isOrder && !lacksSubject;
}
const mostOfForeignName = 3;

/** "Sparrow: 9 euros a month. Heron: 14 euros a month.": the film is about both. */
function sidesTopic({ points, language }: TopicSource): Topic | undefined {
  const alike = headedListsIn(points);
  const sides = alike.length === 0 ? headedSidesIn(points, language) : alike;
  const either = (names: readonly string[]): Topic => ({ ...named(orOf(names, language), language), used: [] });
  if (sides.length > 1) return either(sides.map(({ heading }) => heading));
  const [pair] = headedPairs(points);
  return pair?.left.from === 0 ? either([pair.left.heading, pair.right.heading]) : undefined;
}

/** "The train takes 4 hours, the car 6. The train costs …": rounds that a film opens with are about both. */
function roundsTopic({ points, language }: TopicSource): Topic | undefined {
  const [rounds] = roundsIn(points, language);
  if (rounds?.from !== 0 || points[0]!.heading !== '') return undefined;
  return { ...named(sentenceCase(orOf(rounds.names.map(withoutArticle), language), language), language), used: [] };
}

const orOf = (names: readonly string[], language: string): string => {
  const last = names.slice(-2).join(` ${lexiconOf(language).or.split('|')[0] || '/'} `);
  return names.length > 2 ? `${names.slice(0, -2).join(', ')}, ${last}` : last;
};

/** "Wanted: two cellists for our orchestra": a word that asks names nobody. */
function wantedTopic({ first, language }: TopicSource): Topic | undefined {
  if (first.kind !== 'clause' || first.figures.length > 0 || wordsIn(first.text) < 2 || wordsIn(first.text) > 9) return undefined; // prettier-ignore
  const wanted = genreWords(packOf(language)?.prompts.genres['job-ad'] ?? '');
  const isAsked = wordsIn(first.heading) === 1 && new RegExp(`^(?:${alternatives(wanted)})$`, 'iu').test(first.heading.trim()); // prettier-ignore
  if (!isAsked) return undefined;
  const lower = (letter: string): string => (first.text.charAt(0) === letter ? letter : letter.toLowerCase());
  const who = claimOf(first.text, language, 60).replace(/^\p{Lu}/u, lower);
  const title = `${claimOf(first.heading, language)}${colon(language)}${who}`;
  return { title, subtitle: '', short: claimOf(first.text, language, 44).slice(0, 44), used: [first] };
}

const forSomebody = new RegExp(`^(?:${alternatives(`${contextWords('articles')} ${contextWords('own')}`)})\\s`, 'u');

/** "The volunteers of our hall: how do you use the lift?": for whom it is asked is not what is asked. */
function askedTopic({ points, first, language }: TopicSource): Topic | undefined {
  const isAsked = forSomebody.test(first.heading) && first.kind === 'clause' && endsAsking(first.text);
  if (!isAsked || points.filter(({ text }) => endsAsking(text)).length !== 1) return undefined;
  return { ...named(first.text, language), spoken: first.text, used: [first] };
}

/** "Days open: 31 of 120. Takings down 64 %.": what one figure measures is not what the film is about. */
const isMeasure = ({ points: [, second], first }: TopicSource): boolean =>
  first.kind === 'clause' && (first.figures[0]?.start ?? 99) <= 1 && second !== undefined && second.heading !== first.heading; // prettier-ignore

/** What a part of a brief is called, whatever the film is about: "Ingredients", "Answer". */
const partNames = new RegExp(`^(?:(?:${alternatives(contextWords('ingredients'))})\\p{L}*|${alternatives(`${contextWords('asked')} ${contextWords('answered')}`)})$`, 'iu'); // prettier-ignore
const isPart = ({ first }: TopicSource): boolean => partNames.test(first.heading);
