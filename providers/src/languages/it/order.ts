import type { OrderWords } from '../order-words.js';

/** Italian words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first:
    "(inizi(a|are|ate)|cominci(a|are|ate)|part(i|ire|ite)|apr(i|ire|ite))_(con|da|dal|dalla|dall[’']|col)… prima(?!_d|_che)… per_prim[oa]… …(per_prim[oa]|all[’']inizio) …prima_di_tutto",
  last: '(alla|in)_fine… per_ultim[oa]… (finisc(i|e)|finire|finite|chiud(i|ere|ete)|conclud(i|ere|ete)|termin(a|are|ate))_(con|su|sul|sulla)… (ultima_)(immagine|schermata|scena)… …(alla|in)_fine …(per_)?ultim[oa]',
  afterwards: '(e_)?(poi|dopo)',
  up: 'dal_(più_piccolo|meno_caro|più_basso)_al ordine_crescente',
  down: 'dal_(più_grande|più_alto)_al ordine_decrescente',
  turned:
    "al_contrario a_rovescio alla_rovescia ordine_inverso dal(l[’'])?_?(ultimo|quinto|quarto|terzo|decimo)_al_primo",
  things: {
    money: 'prezz[oi] cost[oi] ^quanto_costa stipendio',
    date: 'data giorno ^quando',
    time: 'orari[o]? ora',
    phone: '(numero_di_)?telefono numero tel',
    street: 'indirizzo luogo ^dove',
    link: 'sito(_web)? link',
    number: 'numer[oi] cifr[ae]',
    name: '(il_)?(nostro_)?nome logo marchio',
  },
};
