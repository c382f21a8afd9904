import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Arabic. */
export const ar: LanguagePack = { code: 'ar', prompts };
