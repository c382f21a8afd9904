import type { LanguagePack } from '../language-pack.js';
import { directions } from './directions.js';
import { lexicon } from './lexicon.js';
import { phrases } from './phrases.js';
import { prompts } from './prompts.js';
import { spoken } from './spoken.js';

/** Portuguese. */
export const pt: LanguagePack = { code: 'pt', prompts, lexicon, phrases, spoken, directions };
