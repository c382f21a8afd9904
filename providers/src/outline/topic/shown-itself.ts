import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { wordsIn } from '../../reading/clauses.js';
import { endsAsking } from '../../reading/ends-asking.js';
import { isOrders } from '../../reading/orders.js';
import type { Point } from '../../reading/point.js';
import type { TopicSource } from './topic-source.js';

/** Whether the first point is a part of what the film tells, to be shown in its place, and no name of the whole. */
export function isShownItself(source: TopicSource): boolean {
  const { first } = source;
  if (first.kind === 'code' || isCall(source) || isQuotation(first)) return true;
  return first.kind === 'clause' && first.heading === '' && opensRow(source);
}

/** A call to act with where says what it is itself. */
const isCall = ({ points, first }: TopicSource): boolean =>
  first.role === 'action' || (first.contacts.length > 0 && points.length === 1);

const quotedBehind = /^\p{Lu}[^:："“„«\n]{2,70}[:：]\s*["“„«「][^"”»」]{16,}/u;

/** Words that are quoted are shown as such, never as a title; a name in quotation marks is a part of one. */
function isQuotation(first: Point): boolean {
  const quoted = first.quotes[0]?.text ?? '';
  if (wordsIn(quoted) >= 4 && (first.kind !== 'heading' || quoted.length * 2 > first.text.length)) return true;
  // "Dr. Ana Ruiz, vet: “…”": who is quoted stands under the words.
  const isSpeaker = first.kind === 'clause' && first.quotes.length === 0 && first.sentence.startsWith(first.text);
  return isSpeaker && quotedBehind.test(first.sentence);
}

/** The first of steps, of orders, of parts that are told alike or of questions that are answered in turn. */
function opensRow({ points, first, language }: TopicSource): boolean {
  const [, second, third] = points;
  // "Zuerst den Teig kneten. Danach …": what is done first is a step.
  const sequence = wordPattern(lexiconOf(language).sequence, language, 'start');
  const goesOn = (point: Point | undefined): boolean => point !== undefined && sequence.test(point.text);
  if (goesOn(first) && (goesOn(second) || goesOn(third))) return true;
  const sameSentence = points.filter(({ sentenceIndex }) => sentenceIndex === first.sentenceIndex);
  if (beginAlike(sameSentence) || isOrders(sameSentence, language)) return true;
  if (!endsAsking(first.text) && first.role !== 'question') return false;
  const isAnswered = (point: Point, at: number): boolean => endsAsking(point.text) && points[at + 1] !== undefined && !endsAsking(points[at + 1]!.text); // prettier-ignore
  const answered = points.filter(isAnswered);
  return answered.length >= 3 && answered[0] === first;
}

/** "The longest lake is …, the deepest …, the saltiest …": whether three parts of a sentence and more open with the same word. */
function beginAlike(parts: readonly Point[]): boolean {
  const opening = (text: string): string => /^[\p{L}\p{M}’'-]+/u.exec(text)?.[0].toLowerCase() ?? '';
  const [word = '', ...rest] = parts.map(({ text }) => opening(text));
  return word !== '' && rest.length >= 2 && rest.every((other) => other === word);
}
