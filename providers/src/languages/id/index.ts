import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Indonesian. */
export const id: LanguagePack = { code: 'id', prompts };
