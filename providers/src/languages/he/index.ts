import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Hebrew. */
export const he: LanguagePack = { code: 'he', prompts };
