import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Spanish. */
export const es: LanguagePack = { code: 'es', prompts };
