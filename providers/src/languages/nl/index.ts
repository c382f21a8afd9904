import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Dutch. */
export const nl: LanguagePack = { code: 'nl', prompts };
