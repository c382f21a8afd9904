import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Italian. */
export const it: LanguagePack = { code: 'it', prompts };
