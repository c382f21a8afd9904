import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** English. */
export const en: LanguagePack = { code: 'en', prompts };
