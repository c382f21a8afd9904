import { keepBelieved } from './keep-believed.js';
import type { Role } from './role.js';
import { tokenize } from './tokens.js';

const kept = (text: string, belief: number, asked: number[] = []): Role[] => {
  const tokens = tokenize(text);
  const found = tokens.map(({ sentence }): Role => (sentence === 0 ? 'content' : 'direction'));
  keepBelieved(tokens, found, new Float64Array(tokens.length).fill(belief), new Set(asked));
  return found;
};

test('a clause that a turn of phrase made a direction is told where the tagger knows nothing of a film in it', () => {
  expect(kept('Learn it by heart. Explain it to your cat.', 0.95)).not.toContain('direction');
});
test('a direction of which the tagger is not sure that it is told stays one', () => {
  expect(kept('Learn it by heart. Explain it to beginners.', 0.6)).toContain('direction');
});
test('the sentence that asks for a film stays a direction, whatever single words are taken for', () => {
  const tokens = tokenize('Explain a fridge to my nan.');
  const found = tokens.map((): Role => 'direction');
  keepBelieved(tokens, found, new Float64Array(tokens.length).fill(1), new Set());
  expect(new Set(found)).toEqual(new Set(['direction']));
});
test('what asks something of the film in so many words stays a direction', () => {
  expect(kept('Learn it by heart. Explain it to your cat.', 0.95, [5])).toContain('direction');
});
