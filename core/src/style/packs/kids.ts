import { fonts, palette } from '../pack-parts.js';
import type { StylePack } from '../style-pack.js';

export const kids: StylePack = {
  id: 'kids',
  name: 'Kids',
  vibe: 'A picture book: a sun with rays, clouds that pass, round hills, and letters that bounce.',
  palette: palette(
    ['#e1f6fd', '#ffffff', '#113264', '#60646c', '#e03131', '#ffffff'],
    ['#f08c00', '#4dabf7', '#12b886', '#4263eb'],
    '#2b8a3e',
    '#c92a2a',
  ),
  fonts: fonts('Sora', 'DM Sans'),
  mood: 'playful',
  captionSkin: 'speech-bubble',
  called: ['kids', 'kid', 'childlike', 'childish', 'for children', 'picture book', 'storybook', 'nursery'],
  transitions: { same: ['push'], fresh: ['iris', 'stairs', 'diamond'] },
  topics: ['kids', 'toddler', 'kindergarten', 'fairy tale', 'bedtime', 'playground', 'nursery', 'preschool'],
};
