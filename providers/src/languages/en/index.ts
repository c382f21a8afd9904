import type { LanguagePack } from '../language-pack.js';
import { directions } from './directions.js';
import { lexicon } from './lexicon.js';
import { phrases } from './phrases.js';
import { prompts } from './prompts.js';
import { spoken } from './spoken.js';

/** English. */
export const en: LanguagePack = { code: 'en', prompts, lexicon, phrases, spoken, directions };
