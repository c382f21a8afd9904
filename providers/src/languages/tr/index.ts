import type { LanguagePack } from '../language-pack.js';
import { context } from './context.js';
import { edits } from './edits.js';
import { phrases } from './phrases.js';
import { prompts } from './prompts.js';

/** Turkish. */
export const tr: LanguagePack = { code: 'tr', phrases, prompts, context, edits };
