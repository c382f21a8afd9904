import { namedMotif } from './motif.js';

test.each([
  ['en', 'No experience needed, we train you', undefined],
  ['en', 'Repair your chair on Monday by the window', undefined],
  ['en', 'Team spaces', undefined],
  ['en', 'Login emails land in spam', undefined],
  ['en', 'What our customers say', undefined],
  ['en', 'A space station turns above us', 'space'],
  ['en', 'Flights from 40 euros', 'sky'],
  ['en', 'Rain falls on the harbour', 'water'],
  ['en', 'Wind from the west', 'sky'],
  ['de', 'Der Mond über Berlin', 'space'],
  ['es', 'Se bañan en el mar', 'water'],
  ['ja', '海の生き物', 'water'],
  ['zh', '三月的会议', undefined],
])('%s: %s speaks of %s', (language, text, motif) => expect(namedMotif(text, language)).toBe(motif));
