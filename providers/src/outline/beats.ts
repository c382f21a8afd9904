import { colon } from '../languages/marks.js';
import type { Beat, BeatPurpose, Evidence } from '@scenewright/core/outline';
import { wordsIn } from '../reading/clauses.js';
import { formOf } from '../reading/grammar/english-clauses.js';
import { endsAsking } from '../reading/ends-asking.js';
import type { Point } from '../reading/point.js';
import { beginsAsFragment, claimOf } from './claim.js';
import { sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';

interface BeatParts {
  purpose?: BeatPurpose;
  claim: string;
  kicker?: string;
  support?: string;
  evidence: Evidence;
  spoken: string | null;
  spokenShort?: string;
  picture?: string;
  importance?: number;
}

/** A beat with its limits kept: texts are cut at words, never refused for their length. */
export function beat(parts: BeatParts, context: StoryContext): Beat {
  const { language, topic, narrated } = context;
  const claim = parts.claim.trim() || topic || '·';
  const short = claim.length <= 110 ? claim : claimOf(claim, language, 100).slice(0, 110);
  const given = parts.kicker?.trim();
  // A film that opens with a bare number is not about it.
  const isNamed = given === topic && (namesItself(short, parts.evidence) || !/\p{L}/u.test(topic));
  const kicker = isNamed ? undefined : given;
  return {
    purpose: parts.purpose ?? 'evidence',
    claim: short,
    ...(kicker && kicker.length <= 48 && kicker.toLowerCase() !== short.toLowerCase() ? { kicker } : {}),
    ...(parts.support && parts.support.length <= 160 && parts.support !== short ? { support: parts.support } : {}),
    evidence: parts.evidence,
    spoken: narrated ? withinSpeech(parts.spoken?.trim() ?? '') || null : null,
    ...(parts.spokenShort ? { spokenShort: parts.spokenShort.slice(0, 300) } : {}),
    picture: (parts.picture ?? short).slice(0, 120),
    subject: (given || short).slice(0, 60),
    importance: parts.importance ?? 0.5,
    origin: 'source',
  };
}

/**
 * Whether a screen says by itself what it is about. The film's name stands on its opening; over every scene it would be
 * noise, and helps only above a figure with a word or two ("14 euros") or a heading that holds for one part.
 */
const namesItself = (claim: string, { type }: Evidence): boolean =>
  wordsIn(claim) > 3 || !['figure', 'share', 'ratio', 'delta', 'series'].includes(type);

/** Whole sentences within what one scene may say. */
function withinSpeech(text: string): string {
  if (text.length <= 880) return text;
  const cut = Math.max(...['. ', '! ', '? ', '。', '! '].map((mark) => text.lastIndexOf(mark, 879)));
  return text.slice(0, cut > 200 ? cut + 1 : 880).trim();
}

/** The line above a scene: the heading that it stands under, what a bare figure or date is told of, else the topic. */
export function kickerOf(point: Pick<Point, 'heading' | 'of'>, { topic, language }: StoryContext): string | undefined {
  const of = point.heading === '' && point.of && point.of.length <= 40 && !endsAsking(point.of) ? claimOf(point.of, language, 40) : ''; // prettier-ignore
  if (of) return of;
  const isTopic = topic !== '' && point.heading.toLowerCase().endsWith(topic.toLowerCase());
  const heading = !isTopic && point.heading && point.heading.length <= 44 ? claimOf(point.heading, language, 44) : '';
  return heading || (topic.length <= 40 ? topic : '') || undefined;
}

/** Words of a sentence at least. */
const wordsOfSentence = 5;

/** The headline of one point. A fragment takes what it belongs to from its heading or the topic. */
export function headlineOf(point: Point, context: StoryContext): string {
  const { language, topic } = context;
  const claim = claimOf(point.text, language);
  if (!beginsAsFragment(claim, language)) return claim;
  // "In February you'll see the sun for eight hours" has its subject and its verb.
  const form = language === 'en' ? formOf(claim) : undefined;
  if (form?.isSaid && !form.lacksSubject && !form.isOrder) return claim;
  // "Mit ihrer Mitgift hielt sie die Werkstatt am Leben": where a language is not parsed, a whole sentence stands by itself.
  if (language !== 'en' && point.sentence.trim() === point.text.trim() && wordsIn(point.text) >= wordsOfSentence)
    return claim;
  const subject = point.heading || topic;
  // "My father kept bees" is not what "on his spade handle" is of.
  if (language === 'en' && point.heading === '' && isSentence(subject)) return claim;
  // "The goal: 6,500 euros" is told itself, and what stands behind it is not its.
  if (/[:：]\s|\p{Nd}/u.test(subject) && wordsIn(subject) > 2) return claim;
  // A question has an answer, not a sentence about itself; nor is a sentence what another one is about.
  if (endsAsking(subject) || (wordsIn(subject) >= 4 && wordsIn(claim) >= 5)) return claim;
  const whole = `${claimOf(subject, language, 40)}${colon(language)}${lowered(claim)}`;
  // Cut again, a long one would say its subject alone.
  return subject && subject.length <= 40 && whole.length <= 100 && wordsIn(whole) <= 16 ? whole : claim;
}

const isSentence = (text: string): boolean => {
  const form = formOf(text);
  return wordsIn(text) >= 3 && form.isSaid && form.subject !== '';
};

const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** What is left of a point once its headline is cut off, when that is worth a line. */
export function restOf(point: Point, claim: string): string | undefined {
  const whole = point.text.replace(/\s+/gu, ' ').trim();
  if (wordsIn(whole) - wordsIn(claim) < 3) return undefined;
  const at = whole.toLowerCase().indexOf(claim.toLowerCase());
  if (at < 0) return undefined;
  const rest = whole.slice(at + claim.length).replace(/^[\s,;:.–—-]+|[\s.]+$/gu, '');
  return wordsIn(rest) >= 3 && wordsIn(rest) + wordsIn(claim) <= 18 && rest.length <= 110
    ? rest.charAt(0).toUpperCase() + rest.slice(1)
    : undefined;
}

/** "Renting vs buying: renting is …" once the film has been opened with its name. */
function withoutTopic({ sentence: whole, heading }: Point, { topic }: StoryContext): string {
  const isSaid = heading !== '' && heading.toLowerCase() === topic.toLowerCase() && whole.toLowerCase().startsWith(heading.toLowerCase()); // prettier-ignore
  return isSaid ? whole.slice(heading.length).replace(/^\s*[:：]\s*/u, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : whole; // prettier-ignore
}

/** Words between clauses that a sentence may have beside them: "and then". */
const mostLeft = 3;

/** What is spoken of some points: their own sentences, each once, in full. */
export function spokenOf(points: readonly Point[], context: StoryContext): string {
  const said: string[] = [];
  for (const [at, point] of points.entries()) {
    const whole = points.filter((other) => other.sentenceIndex === point.sentenceIndex);
    if (whole[0] !== points[at]) continue;
    // All clauses of a sentence are here: the sentence itself is better speech than its parts.
    const headed = point.heading !== '' && point.sentence.startsWith(point.heading) ? point.heading.length + 2 : 0;
    const covered = whole.reduce((sum, one) => sum + one.text.length, headed);
    // "Tracking still works, | no data is lost": a clause that is told elsewhere is not said here too.
    const left = wordsIn(point.sentence) - wordsIn(headed > 0 ? point.heading : '') - whole.reduce((sum, one) => sum + wordsIn(one.text), 0); // prettier-ignore
    const text =
      covered >= point.sentence.length * 0.72 && left <= mostLeft
        ? withoutTopic(point, context)
        : whole.map((one) => one.text).join(', ');
    said.push(sentence(text, context));
  }
  return said.filter(Boolean).join(' ');
}
