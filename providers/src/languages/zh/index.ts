import type { LanguagePack } from '../language-pack.js';
import { prompts } from './prompts.js';

/** Chinese. */
export const zh: LanguagePack = { code: 'zh', prompts };
