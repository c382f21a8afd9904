import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space:
    'outer_space in(to)?_space space_(stations?|travel|ships?|probes?|telescopes?|race|missions?|agency|shuttle) spaceships? spacecraft astronauts? planets? galax(y|ies) universe moon orbits? rockets? the_stars solar_system',
  sky: 'sky skies clouds weather winds? windy flights? fly flying birds? kites? thunderstorms?',
  water: 'oceans? seas? rivers? lakes? beach(es)? waves harbou?rs? coasts? boats?',
  landscape:
    'nature forests? woods trees? mountains? hills? earth farms? farming gardens? gardening landscapes? plants leaf leaves meadows? fields valleys? photosynthesis',
  city: 'city cities urban towns? buildings? houses? streets? traffic neighbou?rhoods? downtown skyline',
  network:
    'networks? internet software computers? digital online algorithms? data(bases?|_cent(er|re)s?)? code cyber\\p{L}* servers? artificial_intelligence ai',
  growth:
    'grow(s|th|ing|n)? grew revenues? sales profits? invest(s|ing|ment|ments|ors?)? compound_interest returns rises?',
  light:
    'sun sunlight sunshine solar light_(bulbs?|beams?|waves?|rays?) lamps? lightning (the|by|with|of)_light energy electricity colou?rs rainbows?',
};
