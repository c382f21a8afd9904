import { wordsFor } from '../../languages/words-for.js';
import { lexiconOf } from '../../planner/words/lexicon.js';
import type { FoundFigure } from './found-figure.js';

/** Years that nobody passes. */
const oldest = 120;

/** "“…” (Ewan, 54)", "“…” – Ana Ruiz, 71": whom a quotation is from, with the age. */
const speaker = /["”»“」』]\s?[.,]?\s*[(（–—-]?\s*\p{Lu}[\p{L}\p{M}’'.-]+(?:\s\p{Lu}[\p{L}\p{M}’'.-]*){0,2},\s$/u;

interface AgePatterns {
  before: RegExp;
  after: RegExp;
}

const known = new Map<string, AgePatterns>();

function patternsOf(language: string): AgePatterns {
  const made = known.get(language);
  if (made) return made;
  const { dangling, leadIn, and, or, pronoun } = lexiconOf(language);
  const goesOn = [dangling, leadIn, and, or, pronoun].filter(Boolean).join('|');
  const patterns: AgePatterns = {
    before: new RegExp(`(?<![\\p{L}\\p{M}])(?:${wordsFor(language, ({ visits }) => visits?.age)})[\\s-]$`, 'iu'),
    // "Turns 5 ideas into one" counts; "turns 5 on Saturday" doesn't.
    after: new RegExp(`^(?:\\s?[.,;:!?…)）"”»]|\\s?$|\\s(?:${goesOn})(?![\\p{L}\\p{M}]))`, 'iu'),
  };
  known.set(language, patterns);
  return patterns;
}

/** Gives the ages of persons their unit, which people leave out: "Rex is turning 5", "the youngest 16", "“…” (Ewan, 54)". */
export function withAges(text: string, figures: readonly FoundFigure[], language: string): FoundFigure[] {
  return figures.map((found) => {
    const { kind, figure, start, end } = found;
    const isPlain = kind === 'count' && figure.unit === '' && figure.decimals === 0 && figure.low === undefined;
    if (!isPlain || figure.magnitude < 1 || figure.magnitude > oldest || figure.suffix !== '') return found;
    const { before, after } = patternsOf(language);
    const head = text.slice(Math.max(0, start - 60), start);
    const isAge = after.test(text.slice(end)) && (before.test(head) || speaker.test(head));
    return isAge ? { ...found, kind: 'measure', figure: { ...figure, unit: 'year' } } : found;
  });
}
