import type { DictationWords } from '../dictation-words.js';

/** French words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead: "puis ensuite aussi et après enfin n[’']oublie(z)?_pas_de pense(z)?_à il_faut veille(z)?_à merci_de",
  tell: '(dis|dites|dire|mentionne(z|r)?|précise(z|r)?|rappelle|rappelez|rappeler|explique(z|r)?|indique(z|r)?|souligne(z|r)?|ajoute(z|r)?|montre(z|r)?|signale(z|r)?)(_(bien|aussi|également|clairement|aux_gens)){0,2} insiste(z|r)?_sur_le_fait (la_vidéo|le_film|le_clip)_doit_(dire|montrer|expliquer|préciser) fais_comprendre faites_comprendre (je|on|nous)_(veux|veut|voulons)_que_(les_gens|tout_le_monde)_(sache|sachent|comprenne|comprennent)',
  that: "que qu[’']",
  name: 'mentionne(z|r)?',
  send: '(envoi(e|es|ez)|renvoi(e|ez)|renvoyez|envoyez|dirige[sz]?)_(les_gens|le_public|les_spectateurs|tout_le_monde|les_clients)_(vers|sur|à)(_notre_(site|page))?',
};
