import type { Fact } from '../facts/fact.js';
import { tidy } from '../words/headline.js';
import { asSpoken } from './narrate.js';
import { namedMotif } from './motif.js';
import { option, type Draft, type Reading } from './option.js';

/** The sentences of a prompt that is nothing but a slogan: two to four short claims. Undefined for any other. */
export function sloganOf(facts: readonly Fact[]): string[] | undefined {
  const short = (fact: Fact): boolean =>
    fact.body.type === 'claim' &&
    fact.prose &&
    fact.figures.length === 0 &&
    fact.text.length <= 32 &&
    fact.text.split(/\s+/).length <= 5;
  if (facts.length < 2 || facts.length > 4 || !facts.every(short)) return undefined;
  return facts.map(({ text }) => text.trim());
}

/** A slogan beat by beat: each line by itself, said as it is seen, and then all of them together to stay. */
export function sloganScenes(lines: readonly string[], closing: Draft | undefined, reading: Reading): Draft[] {
  const subject = tidy(lines[0]!).slice(0, 60);
  const scene = (options: Draft['options'], narration: string, intent: Draft['intent']): Draft => ({
    options,
    intent,
    narration,
    brief: narration,
    subject,
    importance: 0.7,
  });
  const phrases = lines.map((line) => line.replace(/[.。]+$/u, ''));
  const each = phrases.map((phrase, index) => {
    const motif = namedMotif(phrase);
    return scene(
      [
        ...(motif ? [option('backdrop', { motif, title: phrase }, 0.9)] : []),
        index % 2 === 0 ? option('section', { title: phrase }, 0.7) : option('callout', { text: phrase }, 0.7),
        option('callout', { text: phrase }, 0.5),
      ],
      asSpoken(lines[index]!, reading.language),
      index === 0 ? 'hook' : 'context',
    );
  });
  return [...each, scene([option('kinetic-words', { phrases }, 1)], '', 'resolution'), ...(closing ? [closing] : [])];
}
