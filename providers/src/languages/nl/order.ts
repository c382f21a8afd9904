import type { OrderWords } from '../order-words.js';

/** Dutch words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first: '(begin|beginnen|start|starten|open)_(met|bij)… eerst… …(eerst|als_eerste|vooraan|aan_het_begin)',
  last: '(aan|op)_het_eind(e)?… tot_slot… (eindig|eindigen|sluit(_af)?|afsluiten|stop)_met… laatste_(beeld|kaart|dia)… …(helemaal_)?(aan_het_eind(e)?|op_het_eind(e)?|tot_slot|als_laatste|achteraan|laatst)',
  afterwards: '(en_)?(dan|daarna|vervolgens)',
  up: 'van_(klein|laag|goedkoop)_naar laagste_eerst oplopend',
  down: 'van_(groot|hoog)_naar (hoogste|grootste)_eerst aflopend',
  turned: 'achterstevoren aftellen omgekeerde_volgorde van_(vijf|drie|tien|\\p{Nd}+|laatste)_naar_(één|een|1|eerste)',
  things: {
    money: 'prij(s|zen) kosten loon salaris',
    date: 'datum dag ^wanneer',
    time: 'tijd(en)? openingstijden uur',
    phone: 'telefoon(nummer)?',
    street: 'adres plaats ^waar',
    link: 'website link',
    number: 'getal(len)? cijfers? bedrag',
    name: '(onze_)?naam logo merk',
  },
};
