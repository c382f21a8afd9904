import type { LanguagePack } from '../language-pack.js';
import { context } from './context.js';
import { edits } from './edits.js';
import { lexicon } from './lexicon.js';
import { phrases } from './phrases.js';
import { prompts } from './prompts.js';

/** Hindi. */
export const hi: LanguagePack = { code: 'hi', prompts, context, lexicon, phrases, edits };
