import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Turkish. */
export const tr: LanguagePack = { code: 'tr', prompts };
