import type { LanguagePack } from '../language-pack.js';
import { context } from './context.js';
import { dictation } from './dictation.js';
import { directions } from './directions.js';
import { edits } from './edits.js';
import { lexicon } from './lexicon.js';
import { motifs } from './motifs.js';
import { order } from './order.js';
import { phrases } from './phrases.js';
import { prompts } from './prompts.js';
import { spoken } from './spoken.js';
import { tables } from './tables.js';
import { telling } from './telling.js';
import { wordGroups } from './word-groups.generated.js';
import { shapes } from './shapes.js';
import { verdicts } from './verdicts.js';
import { visits } from './visits.js';
import { story } from './story.js';

/** English. */
export const en: LanguagePack = {
  code: 'en',
  traits: { headLast: true, tightPercent: true, ownMoney: 'cents' },
  motifs,
  verdicts,
  visits,
  prompts,
  dictation,
  order,
  shapes,
  context,
  lexicon,
  phrases,
  spoken,
  tables,
  telling,
  directions,
  edits,
  wordGroups,
  story,
};
