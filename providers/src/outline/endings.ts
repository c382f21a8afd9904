import type { Beat } from '@scenewright/core/outline';
import { wordsIn } from '../reading/clauses.js';
import { playbooks } from '../treatment/playbooks.js';
import { endsOnName } from '../reading/asked-order.js';
import { endsAsking } from '../reading/ends-asking.js';
import { standsAlone } from '../reading/stands-alone.js';
import { beat } from './beats.js';
import { claimOf } from './claim.js';
import { occasionLine } from './occasion-line.js';
import { longestOf, secondsOf } from './pace.js';
import type { StoryContext } from './story-context.js';
import { formOf } from '../reading/grammar/english-clauses.js';
import type { Topic } from './topic/topic-source.js';

/** Evidence whose claim sums a film up; one step or one point of many doesn't. */
const measured: ReadonlySet<Beat['evidence']['type']> = new Set(['figure', 'share', 'delta', 'series', 'grid']);

/** Beats of a film that is long enough to come back to a sentence of its own. */
const fewestToLookBack = 6;

/** Scenes whose words a viewer still has before the eyes. */
const fresh = 2;

/** More time than beats: the end says the name, with what the film leaves in mind. */
export function filled(beats: Beat[], ends: number, topic: Topic, total: number, context: StoryContext): Beat[] {
  const { brief, language } = context;
  const held = (some: readonly Beat[]): number => some.reduce((sum, one) => sum + longestOf(one), 0);
  const out = [...beats];
  const occasion = occasionLine(context);
  const wanted = out.reduce((sum, one) => sum + secondsOf(one, language), 0);
  const hasRoomFor = (seconds: number): boolean => wanted * unhurried + seconds <= total;
  const isShort = held(out) < total * 1.15 || hasRoomFor(cardSeconds);
  const opens = out[0]?.purpose === 'open';
  const brand = brief.brand?.name?.trim() ?? '';
  const named = brand || topic.short || topic.title;
  if (brief.multiScene && named && out.length >= 2 && endsOnName(context.reading.order))
    return [...out, ending(named, undefined, topic.title, 1, context)];
  if (ends === 0 && brief.multiScene && occasion && out.length >= 3 && isShort)
    return [...out, ending(named || claimOf(out[0]!.claim, language, 84), occasion, out[0]!.picture, 0.6, context)];
  const { ending: how } = playbooks[context.genre];
  const recap = ends === 0 && brief.multiScene && how === 'recap' ? recapOf(out, topic, context) : undefined;
  if (recap && (isShort || hasRoomFor(secondsOf(recap, language)))) return [...out, recap];
  // A story ends on its last line.
  if (how === 'line') return out;
  // A name alone, of which nothing is told, is not named again.
  const hasContent = out.some(({ purpose, evidence }) => purpose !== 'open' && evidence.type !== 'picture');
  // What a film says last lands by itself; a card that goes back to its first line takes that away.
  const last = out.at(-1);
  const lands = last?.evidence.type === 'claim' && isSpokenClause(last.claim, language);
  const isCard = brand !== '' || (!lands && isName(named, language));
  if (
    ends === 0 &&
    brief.multiScene &&
    named &&
    isCard &&
    (opens || topic.title === '') &&
    out.length >= 2 &&
    hasContent &&
    isShort
  ) {
    // prettier-ignore
    const support = strongest(out, context);
    const fits = support !== undefined && wordsIn(support) + wordsIn(named) <= 16 && support !== named;
    out.push(ending(named, fits ? support : undefined, topic.title, 0.3, context));
  }
  return out;
}

/** Points that are seen together once more, and the words that they have together at most: each has been read before. */
export const lookBack = { fewest: 3, most: 6, words: 40 };

const seenTogether: ReadonlySet<Beat['evidence']['type']> = new Set(['list', 'details', 'table', 'series']);

/** The points or steps that each had a beat, in one view: what a viewer takes along. Undefined where they are too few or too long for that. */
function recapOf(beats: readonly Beat[], topic: Topic, context: StoryContext): Beat | undefined {
  const evidenced = beats.filter(({ purpose, evidence }) => purpose === 'evidence' && evidence.type !== 'picture');
  // What goes into a dish stands before its steps, and was read in one view.
  const first = evidenced.findIndex(({ evidence }) => evidence.type === 'steps');
  const facts = first > 0 && evidenced.slice(0, first).every(({ evidence }) => seenTogether.has(evidence.type)) ? evidenced.slice(first) : evidenced; // prettier-ignore
  const items = facts.flatMap(({ claim, evidence }) => (evidence.type === 'steps' && evidence.steps.length === 1 ? [evidence.steps[0]!.text] : evidence.type === 'claim' || evidence.type === 'figure' ? [claim] : [])); // prettier-ignore
  const isWhole = items.length === facts.length && items.length >= lookBack.fewest && items.length <= lookBack.most;
  if (!isWhole || topic.title === '' || items.reduce((sum, text) => sum + wordsIn(text), 0) > lookBack.words)
    return undefined;
  const areSteps = facts.every(({ evidence }) => evidence.type === 'steps');
  // The last of some statements lands by itself; of steps and things to do each weighs as much as the others.
  if (!areSteps && isSpokenClause(facts.at(-1)!.claim, context.language)) return undefined;
  const evidence: Beat['evidence'] = areSteps
    ? { type: 'steps', steps: items.map((text) => ({ text: text.slice(0, 110) })), from: 1, cyclic: false }
    : {
        type: 'list',
        title: claimOf(topic.title, context.language, 80),
        items: items.map((text) => ({ text: text.slice(0, 110) })),
      };
  return beat({ purpose: 'resolution', claim: claimOf(topic.title, context.language, 80), evidence, spoken: null, picture: topic.title, importance: 0.4 }, context); // prettier-ignore
}

const ending = (claim: string, support: string | undefined, picture: string | undefined, importance: number, context: StoryContext): Beat =>
  beat({ purpose: 'close', claim, support, evidence: { type: 'picture' }, spoken: null, picture, importance }, context); // prettier-ignore

/** "£12 a night": what something costs is said without a verb. */
const isPrice = (evidence: Beat['evidence']): boolean => evidence.type === 'figure' && evidence.figure.unit.startsWith('currency'); // prettier-ignore

/** The clause that weighs most of what is no longer to be seen, one with a figure first: what a film leaves in mind. */
function strongest(beats: readonly Beat[], { language }: StoryContext): string | undefined {
  const candidates = (until: number): Beat[] =>
    beats.slice(1, -until).filter(({ claim, evidence }) => evidence.type !== 'answer' && !endsAsking(claim) && (isPrice(evidence) || isSpokenClause(claim, language))).sort((a, b) => Number(measured.has(b.evidence.type)) - Number(measured.has(a.evidence.type)) || b.importance - a.importance); // prettier-ignore
  const best = candidates(fresh)[0] ?? candidates(1)[0];
  // In a short film the first thing that was said would send its viewers back to the start.
  return best && (measured.has(best.evidence.type) || beats.length >= fewestToLookBack) ? best.claim : undefined;
}

/** Words of a name at most: what is longer says something, and was said. */
const mostOfName = 4;

/** What a film can end on as somebody's or something's name. A sentence, a question and the half of one are none. */
const isName = (text: string, language: string): boolean =>
  wordsIn(text) <= mostOfName &&
  !endsAsking(text) &&
  !/[:：]/u.test(text) &&
  (language !== 'en' || !formOf(text).isSaid);

/** Seconds for a card with a name and a line. */
const cardSeconds = 3.2;
/** So much longer than its beats want a film takes for them without hurry. */
const unhurried = 1.12;

/** Words that a clause of a language has at least whose form nobody can read. */
const fewestWords = 4;

/** A short sentence that says something by itself. */
export const isSpokenClause = (text: string, language: string): boolean =>
  standsAlone(text, language) && (language === 'en' ? formOf(text).isSaid && !formOf(text).lacksSubject : wordsIn(text) >= fewestWords); // prettier-ignore
