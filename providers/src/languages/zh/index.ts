import type { LanguagePack } from '../language-pack.js';
import { boards } from './boards.js';
import { deeds } from './deeds.js';
import { context } from './context.js';
import { dictation } from './dictation.js';
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

/** Chinese. */
export const zh: LanguagePack = {
  code: 'zh',
  traits: { tightPercent: true },
  motifs,
  verdicts,
  visits,
  prompts,
  dictation,
  boards,
  order,
  shapes,
  pictures,
  deeds,
  tables,
  telling,
  context,
  lexicon,
  phrases,
  spoken,
  edits,
};
