import { claimPanels, takeSubtitle, type SpokenClaim } from './spoken-claims.js';

const under = (heading: string | undefined, ...texts: string[]): SpokenClaim[] =>
  texts.map((text) => ({ text, importance: 0.5, ...(heading === undefined ? {} : { heading }) }));

test('what stands under a heading has it as the title of its panel', () => {
  const panels = claimPanels([...under('Was bleibt', 'Alte Rohre'), ...under(undefined, 'One', 'Two')]);
  expect(panels.map(({ panel }) => [panel.kind, panel.title])).toEqual([
    ['statement', 'Was bleibt'],
    ['list', undefined],
  ]);
});

test('a sentence under a heading of its own is not what the whole is about', () => {
  const claims = [...under('What helped', 'A new plant'), ...under(undefined, 'The river is cleaner')];
  expect(takeSubtitle(claims)).toBe('The river is cleaner');
  expect(takeSubtitle(claims)).toBe('');
  expect(claims).toEqual(under('What helped', 'A new plant'));
});
