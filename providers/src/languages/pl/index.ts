import type { LanguagePack } from '../language-pack.js';
import { context } from './context.js';
import { prompts } from './prompts.js';

/** Polish. */
export const pl: LanguagePack = { code: 'pl', prompts, context };
