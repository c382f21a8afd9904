import { sceneKindOf } from '@scenewright/core/scenes';
import { planToCheck } from './plan-to-check.js';

const surfacesOf = (prompt: string): string[] => [
  ...new Set(
    planToCheck(prompt)
      .storyboard.scenes.map(({ kind }) => kind)
      .filter((kind) => sceneKindOf(kind).surface),
  ),
];

test.each([
  'We are hiring a baker in Leeds. Start at 4 am, finish at noon. £15.20 an hour. Five weeks of holiday. Apply by 14 March at jobs@crumb.example',
  'How to change a bicycle tyre: 1. Take off the wheel. 2. Lever one side of the tyre off the rim. 3. Pull out the old tube. 4. Put in the new tube with a little air. 5. Press the tyre back by hand. 6. Pump it up to 4 bar.',
  'Weekend brunch at Café Marula. Shakshuka, banana pancakes and cold brew. Saturdays and Sundays, 9 to 14. Book a table at marula.example',
  'Local news: Divers found a Roman coin under the pier. The museum says it is from around 330. It goes on show in May.',
  'Warum schnurren Katzen? Katzen schnurren mit 25 bis 150 Hertz. Das Geräusch kommt aus Muskeln im Kehlkopf. Die Vibration lässt Knochen heilen.',
])('a film has one thing at most on which words stand that belong to no subject: %s', (prompt) =>
  expect(surfacesOf(prompt).length).toBeLessThanOrEqual(1),
);
