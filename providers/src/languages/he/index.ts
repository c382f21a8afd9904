import type { LanguagePack } from '../language-pack.js';
import { boards } from './boards.js';
import { context } from './context.js';
import { dictation } from './dictation.js';
import { deeds } from './deeds.js';
import { edits } from './edits.js';
import { lexicon } from './lexicon.js';
import { motifs } from './motifs.js';
import { order } from './order.js';
import { phrases } from './phrases.js';
import { pictures } from './pictures.js';
import { prompts } from './prompts.js';
import { spoken } from './spoken.js';
import { tables } from './tables.js';
import { telling } from './telling.js';
import { shapes } from './shapes.js';
import { verdicts } from './verdicts.js';
import { visits } from './visits.js';

/** Hebrew. */
export const he: LanguagePack = { code: 'he', boards, context, motifs, pictures, deeds, verdicts, visits, order, prompts, dictation, shapes, tables, telling, lexicon, phrases, spoken, edits }; // prettier-ignore
