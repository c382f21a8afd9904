import type { Beat } from '@scenewright/core/outline';
import { keyTerms } from './key-terms.js';
import { nounsIn } from '../reading/grammar/english-clauses.js';
import { tidy } from '../planner/words/headline.js';
import type { Reading } from '../reading/reading.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { findThing, thingsNamed } from '../pictures/find-picture.js';
import { beat, spokenOf } from './beats.js';
import { claimOf } from './claim.js';
import { sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';
import { openingSentence } from './telling/openings.js';
import type { Topic } from './topic/topic-source.js';

/** "Heat pump" of "What does a heat pump do?"; of "Why do cats purr?" the last word is what they do. */
function askedTerms(title: string, language: string): string[] {
  if (language !== 'en') return [...thingsNamed(title, language), ...keyTerms(title, language, 1)];
  // "How photosynthesis works", "why cats purr": so does the last word of a clause that only names its question.
  const asked =
    /^(?:how|why)\s(?!to\s|many\s|much\s)(?!.*(?<!\p{L})(?:do|does|did|is|are|was|were|can)\s).*\s(\p{L}+)\??$/iu.exec(
      title,
    )?.[1] ?? /(?<!\p{L})(?:do|does|did)\s.*\p{L}{3,}\s(\p{L}+)\?$/iu.exec(title)?.[1];
  const before = asked ? title.slice(0, title.lastIndexOf(asked)) : title;
  const [drawn, nouns] = [thingsNamed(before, language), nounsIn(before)];
  return drawn.length + nouns.length > 0 ? [...drawn, ...nouns] : keyTerms(title, language, 1);
}

/** The things of a topic that can be drawn, which are what it is about: "Cats" of "Why do cats purr?". A verb is none. */
const picturedTerms = (terms: readonly string[], language: string, most: number): string[] =>
  [...new Set(terms)].filter((term) => findThing([{ text: term, weight: 1 }], language) !== undefined).slice(0, most);

/**
 * The beats of a topic of which nothing is known but its own words: it is asked, looked at from its own terms, and
 * left open. Nothing is answered that the prompt does not answer.
 */
export function questionBeats(topic: Topic, reading: Reading, seconds: number, context: StoryContext): Beat[] {
  const { language } = context;
  const title = topic.title || claimOf(reading.text || reading.directions.join(' '), language, 80);
  const asks = /[?？؟]$/u.test(title);
  const own = topic.used.length > 0 ? spokenOf(topic.used, context) : title;
  // "why is the sky blue" asks without its mark.
  const said = sentence(openingSentence(asks && !/[?？؟]/u.test(own) ? title : own, context), context);
  const isQuestion = asks || wordPattern(lexiconOf(language).question, language, 'start').test(title);
  // Of a statement only its things are named by themselves: a few of its words in a row may be half of what it says.
  const named = (isQuestion ? askedTerms(title, language) : thingsNamed(title, language)).map((term) => tidy(term));
  const pictured = picturedTerms(named, language, 2);
  const terms = (isQuestion && pictured.length === 0 ? named.slice(0, 1) : pictured).filter(
    (term) => term.toLowerCase() !== title.toLowerCase(),
  );
  const most = Math.max(2, Math.min(6, Math.round(seconds / 6)));
  const make = (claim: string, purpose: Beat['purpose'], spoken: string | null, extra: Partial<Beat> = {}): Beat => ({
    ...beat({ purpose, claim, evidence: { type: 'picture' }, spoken, picture: `${claim} ${title}` }, context),
    ...extra,
  });
  const open = make(title, 'open', said, {
    ...(topic.subtitle ? { support: topic.subtitle.slice(0, 160) } : {}),
    evidence: asks ? { type: 'question', text: title.slice(0, 160) } : { type: 'picture' },
  });
  // A thing of which nothing is told is named, then looked at; what is said of it in the same breath comes last.
  const rest = topic.subtitle ? claimOf(topic.subtitle, language, 80) : title;
  const middle = (terms.length > 0 || asks ? terms : [rest]).slice(0, isQuestion ? Math.max(1, most - 2) : most - 1).map((term) => make(term, 'context', null)); // prettier-ignore
  // The one thing that a question is about, with the question under it: the film ends on what it leaves open.
  const last = isQuestion && terms.length > 1 ? title : (terms.at(-1) ?? title);
  // "Tides?" is its own subject: there is no more to end on.
  const echoes =
    asks &&
    last.toLowerCase() ===
      title
        .toLowerCase()
        .replace(/[?？؟]$/u, '')
        .trim();
  const close = make(last, 'close', null, {
    support: title !== last ? title : undefined,
    evidence: { type: 'picture' },
  });
  // What was named and looked at is not looked at once more, and a thing that a statement names sums nothing up.
  const isShown = middle.some(({ claim }) => claim.toLowerCase() === last.toLowerCase());
  return [open, ...middle, ...(!isQuestion || echoes || isShown || terms.length === 0 ? [] : [close])].slice(
    0,
    Math.max(3, most + 1),
  );
}
