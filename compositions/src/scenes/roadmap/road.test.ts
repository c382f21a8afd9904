import { roadOf } from './road.js';

const box = { x: 100, y: 200, width: 1200, height: 100 };

test('stops stand evenly along the road and swing from side to side', () => {
  const { stops } = roadOf(4, box, true);
  expect(stops.map(({ x }) => x)).toEqual([250, 550, 850, 1150]);
  expect(stops.map(({ y }) => y)).toEqual([300, 200, 300, 200]);
});

test('on a narrow canvas they follow each other downwards', () => {
  const { stops } = roadOf(2, { x: 0, y: 0, width: 80, height: 1000 }, false);
  expect(stops).toEqual([
    { x: 80, y: 250 },
    { x: 0, y: 750 },
  ]);
});

test('the road goes through each stop', () => {
  const { stops, path } = roadOf(3, box, true);
  for (const { x, y } of stops) expect(path).toContain(` ${x} ${y}`);
});
