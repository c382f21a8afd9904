import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';

const known = new Map<string, RegExp>();

/** "Below", "abaixo de", "moins de": words that set a bound to the figure after them, and name nothing. */
export function isThreshold(text: string, language: string): boolean {
  const made = known.get(language);
  if (made) return made.test(text.trim());
  const pack = packOf(language);
  const words = `${pack?.visits?.bounds ?? ''} ${pack?.context?.bounds ?? ''} ${pack?.prompts.clauses.leading ?? ''}`;
  const pattern = new RegExp(`^(?:${alternatives(words)})$`, 'iu');
  known.set(language, pattern);
  return pattern.test(text.trim());
}
