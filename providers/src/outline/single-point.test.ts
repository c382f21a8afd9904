import { planToCheck } from '../storyboard/plan-to-check.js';

const counted = (prompt: string): string[] =>
  planToCheck(prompt).storyboard.scenes.flatMap(({ content }) => ('figure' in content ? [content.figure.display] : []));

test.each([
  ['In 1 year Koreans drink 405 cups of coffee.', '405 cups'],
  ['한국인은 1년에 커피 405잔을 마십니다.', '405잔'],
  ['Aus 1 kWh Strom werden 4 kWh Wärme.', '4 kWh'],
])('of one thing and what it comes to the second is counted: %s', (prompt, figure) =>
  expect(counted(prompt)).toEqual([figure]),
);
