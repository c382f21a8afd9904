import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** French. */
export const fr: LanguagePack = { code: 'fr', prompts };
