import type { Figure } from '../figures/figure.js';
import type { StoryboardScene } from './storyboard.js';
import { shownFigure } from './shown-figure.js';

const minutes = (value: number): Figure => ({ value, magnitude: value, display: `${value} minutes`, prefix: '', suffix: ' minutes', decimals: 0, unit: 'min' }); // prettier-ignore
const scene = (kind: string, content: object): StoryboardScene =>
  ({ id: 's', kind, content, shows: minutes(40) }) as unknown as StoryboardScene;

describe('an object follows the words that it stands for', () => {
  test('a counter shows the figure that it counts now', () => {
    expect(shownFigure(scene('counter', { figure: minutes(25) }))).toEqual(minutes(25));
    expect(shownFigure(scene('counter', { figure: minutes(90) }))).toBeUndefined();
  });
  test('a sentence shows its figure for as long as it says it', () => {
    expect(shownFigure(scene('callout', { text: 'Charges in 40 minutes' }))).toEqual(minutes(40));
    expect(shownFigure(scene('callout', { text: 'Charges in 25 minutes' }))).toBeUndefined();
  });
});
