import type { Beat } from '@scenewright/core';
import { keyTerms } from './key-terms.js';
import type { Reading } from '../reading/read.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { findPicture } from '../pictures/find-picture.js';
import { beat } from './beats.js';
import { claimOf } from './claim.js';
import { sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';
import type { Topic } from './topic.js';

/** The things of a question that can be drawn, which are what it is about: "Cats" of "Why do cats purr?". */
const picturedTerms = (title: string, language: string): string[] =>
  keyTerms(title, language, 1).filter((term) => findPicture([{ text: term, weight: 1 }], language) !== undefined);

/**
 * The beats of a topic of which nothing is known but its own words: it is asked, looked at from its own terms, and
 * left open. Nothing is answered that the prompt does not answer.
 */
export function questionBeats(topic: Topic, reading: Reading, seconds: number, context: StoryContext): Beat[] {
  const { language } = context;
  const title = topic.title || claimOf(reading.text || reading.directions.join(' '), language, 80);
  const asks = /[?？؟]$/u.test(title);
  // "why is the sky blue" asks without its mark.
  const isQuestion = asks || wordPattern(lexiconOf(language).question, language, 'start').test(title);
  const subjects = isQuestion ? picturedTerms(title, language) : [];
  const terms = (subjects.length > 0 ? subjects : keyTerms(title, language, isQuestion ? 2 : 3)).filter(
    (term) => term.toLowerCase() !== title.toLowerCase(),
  );
  const most = Math.max(2, Math.min(6, Math.round(seconds / 6)));
  const make = (claim: string, purpose: Beat['purpose'], spoken: string | null, extra: Partial<Beat> = {}): Beat => ({
    ...beat({ purpose, claim, evidence: { type: 'picture' }, spoken, picture: `${claim} ${title}` }, context),
    ...extra,
  });
  const open = make(title, 'open', sentence(title, context), {
    ...(topic.subtitle ? { support: topic.subtitle.slice(0, 160) } : {}),
    evidence: asks ? { type: 'question', text: title.slice(0, 160) } : { type: 'picture' },
  });
  const middle = terms.slice(0, most - 2).map((term) => make(term, 'context', null));
  const whole: Beat[] =
    terms.length >= 2
      ? [
          make(title, 'resolution', null, {
            evidence: { type: 'flow', labels: terms.slice(0, 4), round: false },
            claim: terms.slice(0, 4).join(' · ').slice(0, 110),
          }),
        ]
      : [];
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
  return [open, ...middle, ...whole, ...(echoes || (middle.length === 0 && whole.length === 0) ? [] : [close])].slice(
    0,
    Math.max(3, most + 1),
  );
}
