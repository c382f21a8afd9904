import type { VisitWords } from '../visit-words.js';

/** Polish words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Ceny',
  timetable: 'Godziny',
  pays: 'kosztuj[eą] płac[ią]',
  people:
    'dziec(i|ko|iom) młodzież doroś(li|ły) dorosłych seniorzy seniorów studenci uczniowie rodziny rodzina członkowie grupy',
  aged: 'wiek wieku',
  age: '(młods[zi]\\p{L}*|stars[zi]\\p{L}*)_niż kończy skończył[ao]? w_wieku',
  bounds: 'od do między poniżej powyżej w_wieku',
  until: 'do i',
  free: 'bezpłatnie bezpłatny za_darmo gratis wstęp_wolny',
  closed: 'zamknięte zamknięty nieczynne',
  open: 'otwarte otwarty czynne czynny',
  prices: 'cen[ay] cennik bilet(y|u)? opłat[ay] wstęp',
};
