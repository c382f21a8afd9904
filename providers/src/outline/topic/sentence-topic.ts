import { alternatives, contextWords } from '../../languages/any-word.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { wordsIn } from '../../reading/clauses.js';
import { endsAsking } from '../../reading/ends-asking.js';
import type { Point } from '../../reading/point.js';
import { beginsAsFragment } from '../claim.js';
import { headedListsIn } from '../headed-lists.js';
import { ratioOf } from '../ratio.js';
import { subjectOf } from '../subject-name.js';
import { appositionTopic } from './apposition.js';
import { recurringName } from './recurring-name.js';
import { named, sentenceOf, withQuestionMark } from './title-words.js';
import type { Topic, TopicSource } from './topic-source.js';

/** Characters of a question that a film may open with. */
const longestQuestion = 100;

const introduces = new RegExp(`^(?:${alternatives(contextWords('introduces'))})[:,]?\\s+`, 'iu');
/** "We are Kite & Sons": who speaks is named; "we are hiring" says what they do. */
const speakers = new RegExp(`^(?:${alternatives(contextWords('weAre'))})\\s+`, 'iu');

/** "Meet Kite & Sons", "We are Kite & Sons": the name alone. */
export function introduced(text: string): string {
  const bare = text.replace(introduces, '');
  const rest = bare.replace(speakers, '');
  return /^\p{Lu}\p{L}+(?:\s(?:&|and|\p{Lu})|[,.]|$)/u.test(rest) ? rest : bare;
}

/** The question that a film answers. */
export function questionTopic({ first, language }: TopicSource): Topic | undefined {
  const text = introduced(first.text);
  if ((!endsAsking(first.text) && first.role !== 'question') || text.length > longestQuestion) return undefined;
  return { ...named(withQuestionMark(text, language), language), used: [first] };
}

/** The topic by a first sentence without a heading: its subject, the name within it, or the sentence itself. */
export function sentenceTopic(source: TopicSource): Topic | undefined {
  const { points, first, language, fallback } = source;
  const text = introduced(first.text);
  const name = recurringName(points, language);
  // "Helio Systems today announced …": a sentence about a name, of which more is told.
  // "Cats vs dogs as pets" is about both of them.
  const isSet = wordPattern(lexiconOf(language).versus, language).test(text);
  const isSubject = !isSet && name !== '' && text.startsWith(`${name} `) && /^\p{Ll}/u.test(text.slice(name.length + 1)); // prettier-ignore
  if (isSubject && points.length > 2) return { ...named(name, language), used: [] };
  const opensList = isRow(source) || isDated(points);
  return (
    (isRow(source) ? undefined : nameWithin(source, text)) ??
    (opensList ? undefined : appositionTopic(source, text)) ??
    subjectTopicOf(source) ??
    (opensList ? undefined : shortTopic(source, text)) ??
    (name || fallback ? { ...named(name || fallback, language), used: [] } : undefined)
  );
}

/** "Chrome 64%, Safari 18%, Edge 5%": one figure of several is not what they are about. */
function isRow({ points: [, second], first, language }: TopicSource): boolean {
  const isBeside = second?.sentenceIndex === first.sentenceIndex;
  return (first.figures.length > 0 && isBeside && second!.figures.length > 0) || ratioOf(first, language) !== undefined;
}

/** "1967 two brothers, one van. 1979 the depot burns.", "09:02 deploy goes out. 09:05 …": the first of what happened is no name of it. */
function isDated([first, ...rest]: readonly Point[]): boolean {
  return first !== undefined && opensWhen(first) && rest.slice(0, 3).some(opensWhen);
}

/** "1967 two brothers …", "In 1967 two brothers …": a point that begins with when it was. */
const opensWhen = ({ times: [time], dates: [date], text }: Point): boolean =>
  time?.start === 0 || (date !== undefined && leadsDate.test(text.slice(0, date.start)));
const leadsDate = new RegExp(`^(?:(?:${alternatives(contextWords('beforeDate'))})\\s+)?$`, 'iu');

const ownWord = new RegExp(`^(?:${alternatives(contextWords('own'))})\\s`, 'iu');

/** "Our charity, Warm Hands, knits blankets": the name in the middle of its own sentence. */
function nameWithin({ points, first, language }: TopicSource, text: string): Topic | undefined {
  const [, second, third, fourth] = points;
  const sameSentence = (point: Point | undefined): boolean => point?.sentenceIndex === first.sentenceIndex;
  if (!ownWord.test(text) || wordsIn(text) > 5 || !sameSentence(second) || !sameSentence(third) || sameSentence(fourth)) return undefined; // prettier-ignore
  const isName = /^\p{Lu}/u.test(second!.text) && wordsIn(second!.text) <= 4;
  if (!isName || !/^\p{Ll}/u.test(third!.text) || third!.figures.length > 0) return undefined;
  const what = `${text} ${third!.text}`;
  return { ...named(second!.text, language), subtitle: what.length <= 110 ? sentenceOf(what) : '', used: [first, second!, third!] }; // prettier-ignore
}

/** "The lamp costs €69 and will be available in …": what its sentence goes on to say more of. */
function subjectTopicOf({ points, first, language }: TopicSource): Topic | undefined {
  const subject = points.find((point) => point.sentenceIndex === first.sentenceIndex && point.subject !== undefined)?.subject; // prettier-ignore
  // "7 things nobody packs": what is counted is told in full.
  if (!subject || /^\p{Nd}/u.test(subject) || wordPattern(lexiconOf(language).pronoun, language, 'whole').test(subject)) return undefined; // prettier-ignore
  return { ...named(subject, language), used: first.text === subject ? [first] : [] };
}

/** A first sentence that is short enough to be the title itself. */
function shortTopic({ points, first, language, prompt }: TopicSource, text: string): Topic | undefined {
  const most = isAskedFor(first, prompt) ? mostAsked : mostOfTitle;
  const isShort = wordsIn(text) <= most && text.length <= 80 && first.figures.length <= 1;
  // "We tested 3 headphones": of which each is told.
  const counts = first.figures[0]?.figure.magnitude === headedListsIn(points).length;
  const leans = !counts && wordPattern(lexiconOf(language).pronoun, language, 'start').test(text);
  if (!isShort || leans || beginsAsFragment(text, language)) return undefined;
  return first.figures.length === 0 ||
    (points.length > 3 && isTally(first)) ||
    isName(prompt) ||
    isAskedFor(first, prompt)
    ? { ...named(withQuestionMark(text, language), language), used: [first] }
    : { title: '', subtitle: '', short: subjectOf(first.sentence, language), used: [] };
}

/** Words of a first sentence that is a title, and of what a request names as its topic. */
const [mostOfTitle, mostAsked] = [10, 14];

/** "Compare | vans for a baker with 60 km a day": what its request asks for, with a measure that belongs to it. */
function isAskedFor({ text, figures: [figure] }: Point, prompt: string): boolean {
  const before = prompt.slice(0, Math.max(0, prompt.indexOf(text)));
  return figure !== undefined && (figure.kind === 'count' || figure.kind === 'measure') && figure.start > text.length / 2 && /\p{L}\s*$/u.test(before) && !/[.!?:;\n]/u.test(before); // prettier-ignore
}

/** "7 facts about bees": a small count names what is told; a larger figure is told itself. */
const isTally = ({ figures }: Point): boolean => figures.every(({ kind, figure }) => kind === 'count' && figure.magnitude <= 20); // prettier-ignore

/** "10 years of open data in Helsinki": words without an end are a name, even with a number. */
const isName = (prompt: string): boolean => prompt.length <= 80 && !/[.!。:：؛;]/u.test(prompt.trim());
