import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Japanese. */
export const ja: LanguagePack = { code: 'ja', prompts };
