import type { LanguagePack } from '../language-pack.js';
import { context } from './context.js';
import { edits } from './edits.js';
import { phrases } from './phrases.js';
import { prompts } from './prompts.js';
import { tables } from './tables.js';

/** Indonesian. */
export const id: LanguagePack = { code: 'id', phrases, prompts, tables, context, edits };
