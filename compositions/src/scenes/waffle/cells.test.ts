import { cellsOf } from './cells.js';

test.each([
  ['whole shares are as many squares', [54, 31, 15], [54, 31, 15]],
  ['rounded shares fill the hundred by their largest remainders', [33.3, 33.3, 33.4], [33, 33, 34]],
  ['a share alone leaves the rest of the squares empty', [47.5], [48]],
  ['what is nothing has no square', [0, 12], [0, 12]],
  ['shares that say more than a whole stay within a hundred', [80, 40], [80, 20]],
  ['what is below nothing has no square', [-5, 20], [0, 20]],
])('%s', (_name, shares, cells) => expect(cellsOf(shares)).toEqual(cells));
