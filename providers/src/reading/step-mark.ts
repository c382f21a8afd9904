import { languagePacks } from '../languages/registry.js';
import type { Block } from './sentences.js';

/** A block, and whether it is numbered as a step. */
export type StepBlock = Block & { isStep?: true };

// Of every language: the words of steps are too few to tell a language by.
const steps = languagePacks.flatMap(({ lexicon }) => lexicon?.step ?? []).join('|');
const mark = new RegExp(`^(?:${steps})\\s?(\\p{Nd}{1,2})\\s?(?:[:：.)]|[–—-](?=\\s))\\s*(?=\\S)`, 'iu');

/** "Step 2: Place the tree." as the second point of a list; any other block as it is. */
export function asStep(block: Block): StepBlock {
  if (block.kind !== 'sentence' && block.kind !== 'bullet') return block;
  const match = mark.exec(block.text);
  const text = match ? block.text.slice(match[0].length) : '';
  if (!match || !/\p{L}{2}/u.test(text)) return block;
  return { ...block, kind: 'bullet', text, ordinal: Number(match[1]), isStep: true };
}
