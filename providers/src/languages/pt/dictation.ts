import type { DictationWords } from '../dictation-words.js';

/** Portuguese words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead: 'por_favor depois também e além_disso não_(se_)?esqueça_de não_te_esqueças_de lembre(-se)?_de é_preciso',
  tell: '(diz|diga|digam|dizer|menciona|mencione|mencionar|destaca|destaque|destacar|explica|explique|explicar|sublinha|sublinhe|reforça|reforce|deixa_claro|deixe_claro|conta|conte|contar|fala|fale|aponta|aponte|salienta|saliente)(_(também|bem|ainda)){0,2} (o_v[íi]deo|o_filme)_(deve|tem_que|tem_de)_(dizer|explicar|mostrar|deixar_claro) (quero|queremos)_que_(as_pessoas|todos)_(saibam|entendam)',
  that: 'que',
  name: 'menciona mencione mencionar',
  send: '(mande|envie|leve|direcione|manda|leva)_(as_pessoas|o_público|todos|os_clientes)_(para|a)(_o_nosso_site)?',
};
