import { keepBelieved } from './keep-believed.js';
import type { Role } from './role.js';
import { tokenize } from './tokens.js';

const kept = (text: string, belief: number): Role[] => {
  const tokens = tokenize(text);
  const found = tokens.map(({ sentence }): Role => (sentence === 0 ? 'content' : 'direction'));
  keepBelieved(tokens, found, new Float64Array(tokens.length).fill(belief));
  return found;
};

test('a clause that a turn of phrase made a direction is told where the tagger knows nothing of a film in it', () => {
  expect(kept('Learn it by heart. Explain it to your cat.', 0.04)).not.toContain('direction');
});
test('a direction of which the tagger is not sure that it is told stays one', () => {
  expect(kept('Learn it by heart. Explain it to beginners.', 0.3)).toContain('direction');
});
test('the sentence that asks for a film stays a direction, whatever single words are taken for', () => {
  const tokens = tokenize('Explain a fridge to my nan.');
  const found = tokens.map((): Role => 'direction');
  keepBelieved(tokens, found, new Float64Array(tokens.length));
  expect(new Set(found)).toEqual(new Set(['direction']));
});
