import { fonts, palette } from '../pack-parts.js';
import type { StylePack } from '../style-pack.js';

export const nature: StylePack = {
  id: 'nature',
  name: 'Nature',
  vibe: 'Hills, a low sun and leaves that sway at the edge. Slow, green, with air to breathe.',
  palette: palette(
    ['#f8faf8', '#e7e9e7', '#203c25', '#60655f', '#2a7e3b', '#ffffff'],
    ['#5c940d', '#1098ad', '#228be6', '#343a40'],
    '#087f5b',
    '#c92a2a',
  ),
  fonts: fonts('Fraunces', 'DM Sans'),
  mood: 'calm',
  captionSkin: 'plain',
  called: ['nature', 'natural', 'organic', 'botanical', 'earthy', 'outdoor'],
  transitions: { same: ['slide'], fresh: ['liquid', 'iris', 'wipe'] },
  topics: [
    'nature',
    'garden',
    'forest',
    'plant',
    'climate',
    'wildlife',
    'park',
    'hiking',
    'ecology',
    'environment',
    'sustainable',
    'river',
    'birds',
    'bees',
  ],
};
