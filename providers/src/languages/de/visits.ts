import type { VisitWords } from '../visit-words.js';

/** German words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Preise',
  timetable: 'Zeiten',
  pays: 'kosten? kostet zahl(t|en)',
  people:
    'kind(er)?n? jugendliche[rn]? erwachsene[rn]? senior(inn)?en schüler[a-z:*]* studierende studenten familien? mitglieder geschwister gruppen? rentner[a-z:*]*',
  aged: 'alter',
  age: 'im_Alter_von (jünger|älter)_als (jüngste|älteste)[rn]?(_ist)? (Oma|Opa|Mama|Papa)_(wird|ist)',
  bounds: 'von ab bis unter über zwischen',
  until: 'bis und',
  free: 'frei kostenlos gratis kostenfrei umsonst freier_eintritt',
  closed: 'geschlossen ruhetag',
  open: 'geöffnet offen öffnet',
  prices: 'preise? eintritt[a-zäöü]* tickets? gebühren gebühr tarife? karten',
};
