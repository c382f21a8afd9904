import type { LanguagePack } from '../language-pack.js';
import { context } from './context.js';
import { directions } from './directions.js';
import { edits } from './edits.js';
import { lexicon } from './lexicon.js';
import { phrases } from './phrases.js';
import { prompts } from './prompts.js';
import { spoken } from './spoken.js';

/** Italian. */
export const it: LanguagePack = { code: 'it', prompts, context, lexicon, phrases, spoken, directions, edits };
