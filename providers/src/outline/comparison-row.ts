import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { sentenceCase } from '../planner/words/headline.js';
import { wordsIn } from '../reading/clauses.js';

/** "Is 89 € a month", "costs 2,400 € once" beside their side: its name stands above, so that a row is what it has. */
export function asRow(text: string, language: string): string {
  const { copulas = '', costs = '' } = packOf(language)?.telling ?? {};
  const rest = text
    .replace(new RegExp(`^(?:${alternatives(copulas)})\\s+(?=\\S)`, 'iu'), '')
    .replace(new RegExp(`^(?:${alternatives(costs)})\\s+(?=(?:\\p{L}+\\s)?[\\p{Nd}\\p{Sc}])`, 'iu'), '');
  return wordsIn(rest) >= 1 && rest !== text ? sentenceCase(rest) : text;
}
