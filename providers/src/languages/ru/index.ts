import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Russian. */
export const ru: LanguagePack = { code: 'ru', prompts };
