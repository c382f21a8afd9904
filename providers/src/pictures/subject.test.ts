import type { Storyboard } from '@scenewright/core/storyboard';
import { illustrate } from './illustrate.js';
import { askedSubject, subjectOf } from './subject.js';

const none: ReadonlySet<string> = new Set();
const film = (title: string, ...scenes: object[]): Storyboard =>
  ({
    ...{ title, language: 'en', warnings: [] },
    scenes: scenes.map((scene, at) => ({ id: `s${at + 1}`, narration: null, cues: [], seed: 1, weight: 1, ...scene })),
  }) as unknown as Storyboard;
const callout = (text: string): object => ({ kind: 'callout', content: { text } });

test('a film whose opening only greets is about what comes behind it, and not about those whom it speaks to', () => {
  const invited = film('You are invited', { kind: 'ticket', content: { title: 'You are invited', facts: ['4pm'] } }, callout('Our climbing gym turns 10'), callout('Bring a friend'), callout('Members get a shirt')); // prettier-ignore
  expect(subjectOf(invited, none)?.name).toBe('person-climbing');
});

test('a curtain that shows no picture says what a film is about', () => {
  const rackline = film('Rackline', { kind: 'stage-curtain', content: { title: 'Rackline', subtitle: 'Software for logistics providers' } }, callout('Set up in six weeks')); // prettier-ignore
  expect(subjectOf(rackline, none)?.name).toBe('delivery-truck');
});

test('a sign stands beside its own sentence alone, and never beside a number or a call', () => {
  const { scenes } = illustrate(
    film(
      'Landlords',
      { kind: 'title', content: { title: '6 mistakes landlords make' } },
      callout('A mistake in the contract'),
      callout('Something to think about'),
      { kind: 'call-to-action', content: { title: 'Make no mistake: join us' } },
    ),
  );
  const shown = scenes.map(({ content }) => content.picture);
  expect(shown[0]).toBe('key');
  expect(shown.filter((name) => name === 'cross-mark').length).toBeLessThanOrEqual(1);
  expect(shown.at(-1)).not.toBe('cross-mark');
});

test.each([
  ['Top 5 busiest airports 2023 by passengers, dramatic', 'en', 'airplane'],
  ['Historia warszawskiego metra w 30 sekund', 'pl', 'metro'],
  ['A video with upbeat music', 'en', undefined],
  ['Something for my team', 'en', undefined],
])('a film that lost its topic shows what was asked for: %s', (prompt, language, name) => {
  expect(askedSubject(prompt, language, none)?.name).toBe(name);
});
