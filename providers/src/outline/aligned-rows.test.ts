import { onScreenText } from '@scenewright/core/timing';
import { planToCheck } from '../storyboard/plan-to-check.js';

const scenesOf = (prompt: string) => planToCheck(prompt).storyboard.scenes;
const sidesOf = (prompt: string): string[][] =>
  scenesOf(prompt).flatMap(({ kind, content }) => (kind === 'versus' && content.left.points.length > 1 ? [content.left.points, content.right.points] : [])); // prettier-ignore
const screensOf = (prompt: string): string => scenesOf(prompt).map((scene) => onScreenText(scene).join(' | ')).join('\n'); // prettier-ignore

test.each([
  [
    'Train or plane from Paris to Barcelona? The train takes 6 h 40 and emits 3 kg of CO2. The plane takes 1 h 50 and emits 180 kg.',
    [['Takes 6 h 40', 'Emits 3 kg of CO2'], ['Takes 1 h 50', 'Emits 180 kg']],
  ],
  [
    'Bahn oder Flug? Die Bahn braucht 6 Stunden und kostet 80 €. Der Flug kostet 140 € und braucht 2 Stunden.',
    [['Braucht 6 Stunden', '80 €'], ['Braucht 2 Stunden', '140 €']],
  ],
  [
    'Vélo ou voiture ? Le vélo prend 20 minutes et coûte 1 €. La voiture prend 35 minutes et coûte 6 €.',
    [['Prend 20 minutes', '1 €'], ['Prend 35 minutes', '6 €']],
  ],
])('each line of a side stands beside the line that measures the same: %s', (prompt, sides) => {
  expect(sidesOf(prompt)).toEqual(sides);
}); // prettier-ignore

test('what both sides are measured by is drawn and judged, measure by measure', () => {
  const screens = screensOf('Train or plane from Paris to Barcelona? The train takes 6 h 40 and emits 3 kg of CO2. The plane takes 1 h 50 and emits 180 kg.'); // prettier-ignore
  expect(screens).toMatch(/Plane: 60 times as much as train/iu);
  expect(screens).toMatch(/Train: 3.6 times as long as plane/iu);
});
