import type { DictationWords } from '../dictation-words.js';

/** Spanish words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead: 'por_favor luego después también y además no_olvides no_te_olvides_de recuerda hay_que',
  tell: '(di|diga|decir|menciona|mencione|mencionar|destaca|destaque|destacar|explica|explique|explicar|subraya|subraye|recalca|recalque|aclara|aclare|señala|señale|indica|indique|cuenta|cuente|contar|deja_claro|deje_claro)(_(también|bien|además)){0,2} (haz|haga)_hincapié_en (el_v[íi]deo|la_película)_(debe|tiene_que)_(decir|explicar|mostrar|dejar_claro) (quiero|queremos)_que_(la_gente|todos|se)_(sepa|sepan|entienda|entiendan)',
  that: 'que',
  name: 'menciona mencione mencionar',
  send: '(manda|envía|dirige|lleva|mande|envíe|dirija)(_a)?_(la_gente|los_espectadores|los_clientes|todos)_(a|hacia)(_nuestra_(web|página))?',
};
