import type { SourceClause } from '@scenewright/core/story-check';
import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import type { Reading } from '../reading/reading.js';

/** Characters between parts of a sentence, and never inside a number. */
const marks = '[;，、；：。،؛]|[,:](?!\\p{Nd})|\\s[–—-]\\s|(?<=[)）])\\s';

/** The clauses of a prompt with the sentences that they stand in: what is told of a film is compared with them. */
export function sourceClauses({ points, language }: Pick<Reading, 'points' | 'language'>): SourceClause[] {
  const subordinate = alternatives(packOf(language)?.prompts.clauses.subordinate ?? '');
  const parts = new RegExp(`(?:${marks})\\s*|\\s(?=(?:${subordinate})\\s)`, 'giu');
  const order = wordPattern(lexiconOf(language).sequence, language, 'start');
  // "Puis-je venir" opens with no word of order.
  const withoutOrder = (text: string): string =>
    order.test(text) && !text.replace(order, '').startsWith('-') ? text.replace(order, '').trim() : text;
  return points
    .filter(({ kind, role }) => (kind === 'clause' || kind === 'bullet') && role !== 'action' && role !== 'ending')
    .flatMap(({ text, sentence }) =>
      text
        .split(parts)
        .filter((part) => part !== undefined && /\p{L}{2}/u.test(part))
        .map((part) => ({ text: withoutOrder(part.trim()), sentence })),
    );
}
