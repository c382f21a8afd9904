import type { LanguagePack } from '../language-pack.js';
import { lexicon } from './lexicon.js';
import { phrases } from './phrases.js';
import { prompts } from './prompts.js';

/** Arabic. */
export const ar: LanguagePack = { code: 'ar', prompts, lexicon, phrases };
