import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Portuguese. */
export const pt: LanguagePack = { code: 'pt', prompts };
