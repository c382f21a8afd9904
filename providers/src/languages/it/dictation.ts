import type { DictationWords } from '../dictation-words.js';

/** Italian words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead: 'per_favore poi dopo anche e inoltre non_dimenticare_di ricorda(ti)?_di bisogna',
  tell: "(d[iì][’']?|dica|dire|dite|menziona|menzioni|menzionare|sottolinea|sottolinei|sottolineare|spiega|spieghi|spiegare|specifica|specifichi|racconta|racconti|evidenzia|evidenzi|ricorda|ricordate|precisa|precisi|aggiungi|segnala)(_(anche|bene|pure)){0,2} metti_in_(chiaro|evidenza) fai_(capire|sapere) (il_video|il_film)_deve_(dire|spiegare|mostrare) (voglio|vogliamo)_che_(la_gente|tutti)_(sappia|sappiano|capisca|capiscano)",
  that: "che ch[’']",
  name: 'menziona menzioni menzionare',
  send: '(manda|invia|porta|indirizza)(te)?_(la_gente|le_persone|tutti|gli_spettatori|i_clienti)_(su|a|al|verso)(_nostro_sito)?',
};
