import { keepWhole } from './keep-whole.js';
import type { Role } from './role.js';
import { tokenize } from './tokens.js';

/** What stays a direction of the words in brackets, which the tagger hid with a certainty. */
function hiddenOf(marked: string, certainty: number): string {
  const [before, inside, after] = marked.split(/[[\]]/u) as [string, string, string];
  const text = before + inside + after;
  const tokens = tokenize(text, 'en');
  const found = tokens.map(({ from }): Role => (from >= before.length && from < before.length + inside.length ? 'direction' : 'content')); // prettier-ignore
  keepWhole(text, tokens, found, {
    decoded: [...found],
    hidden: () => new Float64Array(tokens.length).fill(certainty),
  });
  return tokens.filter((_, at) => found[at] === 'direction').map(({ text: word }) => word).join(' '); // prettier-ignore
}

describe('keepWhole', () => {
  it.each([
    ['We mend roofs within two days, [give a written quote] and guarantee the work.', 0.99],
    ['Cells burn sugar. It is C6H12O6 + 6O2 [→ 6CO2 + 6H2O.]', 0.99],
    ['The pool reopens. It has a slide [and a sauna.]', 0.8],
  ])('tells %s whole', (marked, certainty) => {
    expect(hiddenOf(marked, certainty)).toBe('');
  });

  it.each([
    ['The pool reopens. It has a slide [and a sauna.]', 0.99],
    ['The pool reopens. It has a slide, [in slow motion with captions,] and a sauna.', 0.8],
    ['The pool reopens. It has a slide [(kids first)] and a sauna.', 0.8],
    ['[Explain] the tides to everybody.', 0.8],
    ['Club history [for our jubilee evening at] Harrow Rowing.', 0.8],
  ])('hides of %s what is sure or speaks of the film', (marked, certainty) => {
    expect(hiddenOf(marked, certainty)).not.toBe('');
  });
});
