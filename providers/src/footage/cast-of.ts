import type { StoryFigure } from './story-figure.js';
import { escapePattern } from '../languages/escape-pattern.js';

/** Who is in a sentence: those it names, or those its pronouns mean. */
export function castOf(
  sentence: string,
  figures: readonly StoryFigure[],
  before: readonly StoryFigure[],
): StoryFigure[] {
  const named = figures
    .map((figure) => ({ figure, at: Math.min(...figure.member.called.map((called) => placeOf(sentence, called))) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at)
    .map(({ figure }) => figure);
  const meant = new Set(named);
  const says = (words: string): boolean => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(sentence);
  const last = (test: (figure: StoryFigure) => boolean): void => {
    if (named.some((figure) => test(figure) && figure.kind !== 'thing')) return;
    const figure = [...before].reverse().find(test) ?? [...figures].filter((each) => !named.includes(each)).find(test);
    if (figure) meant.add(figure);
  };
  if (says('she|her|hers|elle|sie|ella')) last(({ kind, sex }) => kind === 'person' && sex !== 'm');
  if (says('he|him|his|il|er|él')) last(({ kind, sex }) => kind === 'person' && sex !== 'f');
  if (says('it|its') && named.length === 0) last(({ kind }) => kind !== 'person');
  // "It meets an owl": who meets was seen before.
  const subject = /^\s*(?:(?:[\p{L}]+\s+){0,3}?)it\s+\p{Ll}{3,}/iu.exec(sentence);
  const firstNamed = Math.min(
    ...named.map((figure) => Math.min(...figure.member.called.map((called) => placeOf(sentence, called)))),
  );
  if (subject && named.length > 0 && firstNamed > subject[0].length - 1) {
    const seen = [...before].reverse().filter((figure) => figure.kind !== 'person' && !named.includes(figure));
    const figure = seen.find(({ kind }) => kind === 'animal') ?? seen[0];
    if (figure) return [figure, ...meant].slice(0, 4);
  }
  if (says('they|them|their|together|both|ils|elles|ellos|juntos|ensemble|zusammen') && named.length < 2) {
    // Those who can act, before what they have with them.
    const living = before.filter(({ kind }) => kind !== 'thing').slice(-3);
    for (const figure of [...living, ...before.filter(({ kind }) => kind === 'thing').slice(-1)]) meant.add(figure);
  }
  return [...meant].slice(0, 4);
}

function placeOf(sentence: string, called: string): number {
  const at = sentence.search(new RegExp(`(?<!\\p{L})${escapePattern(called)}(?:s|es)?(?!\\p{L})`, 'iu'));
  return at < 0 ? Infinity : at;
}
