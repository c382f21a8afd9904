import { namedMotif } from './motif.js';

test.each([
  ['No experience needed, we train you', undefined],
  ['Repair your chair on Monday by the window', undefined],
  ['Flights from 40 euros', 'sky'],
  ['Rain falls on the harbour', 'water'],
  ['Der Mond über Berlin', 'space'],
  ['海の生き物', 'water'],
  ['Wind from the west', 'sky'],
])('%s speaks of %s', (text, motif) => expect(namedMotif(text)).toBe(motif));
