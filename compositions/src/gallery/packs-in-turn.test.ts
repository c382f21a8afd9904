import { stylePacks } from '@scenewright/core/style';
import { packsInTurn } from './packs-in-turn.js';

test.each([1, 2, 6, 40])('with %s meetings a case no case meets more packs, and all packs are met', (meetings) => {
  const turns = Array.from({ length: 2 * stylePacks.length }, (_, turn) => packsInTurn(turn, meetings));
  for (const packs of turns) {
    expect(packs.length).toBeLessThanOrEqual(meetings);
    expect(packs.length).toBeGreaterThan(0);
  }
  expect(new Set(turns.flat()).size).toBe(stylePacks.length);
});
