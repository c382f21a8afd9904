/**
 * The order in which jest takes the test files: what takes longest comes first, so that at the end no worker is left with
 * a long file while the others have none. A file of more than a few seconds says in its first comment what it costs, in
 * seconds by itself on two idle cores: `@cost 60`. Those that say nothing follow, the larger ones first.
 */
const { closeSync, openSync, readSync, statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Seconds that the file says; null when it says nothing. */
function costOf(path) {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(8192);
    const said = /@cost (\d+)/.exec(head.toString('utf8', 0, readSync(file, head)));
    return said && Number(said[1]);
  } finally {
    closeSync(file);
  }
}

class LongestFirst extends Sequencer {
  sort(tests) {
    const known = new Map(tests.map(({ path }) => [path, [costOf(path) ?? 0, statSync(path).size]]));
    return [...tests].sort((a, b) => {
      const [[costA, sizeA], [costB, sizeB]] = [known.get(a.path), known.get(b.path)];
      return costB - costA || sizeB - sizeA;
    });
  }
}
module.exports = LongestFirst;
module.exports.costOf = costOf;
