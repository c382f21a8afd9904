import type { ContextWords } from '../context-words.js';

/** Italian words beside figures, dates and names. */
export const context: ContextWords = {
  and: 'e',
  holds: 'di',
  numbered: 'linea sala passaggio piano capitolo',
  beforeYear: 'dal nel fino_al anno',
  counted: 'persone',
  afterYear: 'il è fu',
  instead: 'invece_di anziché',
  becomes: 'al? ora oggi',
  from: 'dal?',
  earlier: "l['’]anno_scorso prima",
  introduces: 'presentiamo ecco',
  articles: 'il lo i gli nostr[oa]',
  says: 'dice disse secondo',
  beforeContact: 'su a',
  beforeDate: 'nel il anno e',
  common: 'il lo gli una e è in per con del della dei nostro nostra che non più si come sono di la un nel perché',
  shorthand: {
    cmq: 'comunque',
    xké: 'perché',
    nn: 'non',
  },
  ends: '(finire|chiudere|concludere|chiudi|finisci|alla_fine)(_(con|su))?\\s?[:：]?',
  files: 'allegato',
  handles: 'crea',
  beforeTime: 'alle',
  fractions: {
    '1/2': 'la_metà',
    '1/3': 'un_terzo',
    '2/3': 'due_terzi',
    '1/4': 'un_quarto_(dei|delle|degli|di)',
    '3/4': 'tre_quarti',
  },
  yours: 'tuo tua tuoi tue vostr[oaie]',
};
