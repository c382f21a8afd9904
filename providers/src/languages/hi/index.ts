import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Hindi. */
export const hi: LanguagePack = { code: 'hi', prompts };
