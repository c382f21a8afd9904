import type { PanelDraft } from '@scenewright/core/scenes';
import { withLead } from './dress-panels.js';

const list = (...texts: string[]): PanelDraft => ({
  kind: 'list',
  mark: 'plain',
  items: texts.map((text) => ({ text })),
});

test.each([
  ['Gym: 40 € a month', 'Trainers on site', 'Gym', '40 € a month'],
  ['1,840 answers: all from one town', '18% fully remote', '1,840 answers', 'All from one town'],
  ['課題：送電網', '土地', '課題', '送電網'],
])('%s, %s: the words before the first point are the title of the list', (first, second, title, text) => {
  expect(withLead(list(first, second))).toMatchObject({ title, items: [{ text }, { text: second }] });
});

test('points that have each a name, and a time of day, stay as they are', () => {
  for (const panel of [list('Pick: by hand', 'Roast: 12 minutes'), list('Doors at 18:30', 'Start at 19:00')])
    expect(withLead(panel)).toBe(panel);
});
