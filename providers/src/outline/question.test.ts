import { onScreenText } from '@scenewright/core/timing';
import { planToCheck } from '../storyboard/plan-to-check.js';

const plan = (prompt: string) => {
  const { scenes, warnings } = planToCheck(prompt).storyboard;
  return { screens: scenes.map((scene) => onScreenText(scene).join(' | ')), warnings };
};

test.each([
  ['Why do cats purr?', 'Cats'],
  ['How does a lighthouse work?', 'Lighthouse'],
  ['Warum schnurren Katzen?', 'Katzen'],
])('%s: asked, then its subject by itself, once', (question, subject) => {
  const { screens, warnings } = plan(question);
  expect(screens).toEqual([question, subject]);
  expect(warnings.find(({ code }) => code === 'no_facts')!.message).toContain(`asks “${question}” and holds nothing that answers it`); // prettier-ignore
});

test('a topic without a question says what would make it a film', () => {
  expect(plan('coffee').warnings.find(({ code }) => code === 'no_facts')!.message).toMatch(/names a topic but no facts.*language model/u); // prettier-ignore
});

test('a question about two things ends on both, and names neither a third time', () => {
  const heads = plan('Why does bread rise in an oven?').screens.map((screen) => screen.split(' | ')[0]);
  for (const head of heads) expect(heads.filter((other) => other === head).length).toBeLessThanOrEqual(2);
});
