import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** German. */
export const de: LanguagePack = { code: 'de', prompts };
