import type { LanguagePack } from '../language-pack.js';
import { context } from './context.js';
import { edits } from './edits.js';
import { phrases } from './phrases.js';
import { prompts } from './prompts.js';

/** Swedish. */
export const sv: LanguagePack = { code: 'sv', phrases, prompts, context, edits };
