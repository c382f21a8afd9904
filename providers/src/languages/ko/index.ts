import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Korean. */
export const ko: LanguagePack = { code: 'ko', prompts };
