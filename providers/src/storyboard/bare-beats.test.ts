import { sceneKindOf } from '@scenewright/core/scenes';
import { planToCheck } from './plan-to-check.js';

const kindsOf = (prompt: string) => planToCheck(prompt).storyboard.scenes.map(({ kind }) => kind);
const isAlone = (kind: ReturnType<typeof kindsOf>[number]): boolean => sceneKindOf(kind).typeAlone === true;

describe('words of which there is no picture stand on a thing that holds them', () => {
  test.each([
    'Simple explainer: GST input credit',
    'Never trust a calm two-year-old',
    'The calm are seldom asked.',
    'Ijazah tidak kami tanya. Jujur kami tanya.',
    'De sa att det inte skulle göra ont. Det gjorde det inte.',
  ])('%s', (prompt) => {
    const kinds = kindsOf(prompt);
    expect(kinds.filter(isAlone).length).toBeLessThanOrEqual(kinds.length * 0.4);
  });

  test('and no thing comes three times running', () => {
    const kinds = kindsOf(
      'Said so. Meant so. Never wavered. Nobody minded. All agreed. Some of us still do. Ask anyone.',
    );
    expect(kinds.filter((kind, at) => kind === kinds[at - 1] && kind === kinds[at - 2])).toEqual([]);
  });
});

test('what names a thing opens with its picture and not on a poster', () => {
  expect(kindsOf('Our bicycle. It is light. It folds.')[0]).not.toBe('poster');
});
