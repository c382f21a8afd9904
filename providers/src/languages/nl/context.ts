import type { ContextWords } from '../context-words.js';

/** Dutch words beside figures, dates and names. */
export const context: ContextWords = {
  and: 'en',
  holds: 'met',
  numbered: 'lijn kamer stap zaal',
  beforeYear: 'sinds',
  counted: 'mensen',
  afterYear: 'de het werd',
  instead: 'in_plaats_van',
  becomes: 'naar nu',
  from: 'van',
  earlier: 'vorig_jaar vorige',
  introduces: 'maak_kennis_met',
  articles: 'een de het onze ons mijn',
  says: 'zegt zei volgens',
  beforeContact: 'op via',
  beforeDate: 'op',
  common: 'de het een en is van voor met op in wij onze niet dat die zijn naar bij waarom hoe',
  ends: '(eindig(en)?|sluit_af|afsluiten|aan_het_eind(e)?)(_met)?\\s?[:：]?',
  files: 'bijlage',
  handles: 'maak',
  beforeTime: 'om',
  fractions: { '1/2': 'de_helft', '1/3': 'een_derde', '2/3': 'twee_derde', '1/4': 'een_kwart', '3/4': 'driekwart' },
  yours: 'jouw uw jullie',
};
