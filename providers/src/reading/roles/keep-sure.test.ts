import { keepSure } from './keep-sure.js';
import type { Role } from './role.js';
import { tokenize } from './tokens.js';

type Three<T> = readonly [T, T, T];

const tokens = tokenize('A film about bees. Bees dance in the dark. Slow and calm.', 'en');

/** The roles of three sentences after the tagger had its word, which held each for hidden with a chance. */
function settled(found: Three<Role>, decoded: Three<Role>, chances: Three<number>): Role[] {
  const by = <T>(each: Three<T>): T[] => tokens.map(({ sentence }) => each[sentence]!);
  const roles = by(found);
  keepSure(tokens, roles, by(decoded), () => ({ in: () => Float64Array.from(by(chances)) }));
  return [0, 1, 2].map((sentence) => roles[tokens.findIndex((token) => token.sentence === sentence)]!);
}

describe('keepSure', () => {
  it('hides what a turn of phrase showed where the tagger is sure', () => {
    expect(settled(['direction', 'content', 'content'], ['direction', 'content', 'direction'], [0.99, 0.02, 0.98])).toEqual(['direction', 'content', 'direction']); // prettier-ignore
  });

  it('leaves the turn of phrase its word where the tagger is not', () => {
    expect(settled(['direction', 'content', 'content'], ['direction', 'content', 'direction'], [0.99, 0.02, 0.8])).toEqual(['direction', 'content', 'content']); // prettier-ignore
  });

  it('shows nothing that a turn of phrase hides, and hides nothing of a first sentence', () => {
    expect(settled(['content', 'direction', 'content'], ['direction', 'content', 'content'], [0.99, 0.01, 0.01])).toEqual(['content', 'direction', 'content']); // prettier-ignore
  });
});
