import { fonts, palette } from '../pack-parts.js';
import type { StylePack } from '../style-pack.js';

export const neon: StylePack = {
  id: 'neon',
  name: 'Neon',
  vibe: 'Tubes of light over a street at night: outlines that flicker on, a floor of lines that runs on.',
  palette: palette(
    ['#14121f', '#291f43', '#edeef0', '#b0b4ba', '#f783ac', '#14121f'],
    ['#66d9e8', '#c0eb75', '#7950f2', '#4dabf7'],
    '#69db7c',
    '#ff8787',
  ),
  fonts: fonts('Space Grotesk', 'Inter'),
  mood: 'driving',
  captionSkin: 'neon',
  called: ['neon', 'synthwave', 'vaporwave', 'eighties', '80s', 'cyberpunk', 'arcade'],
  transitions: { same: ['whip'], fresh: ['light-sweep', 'glitch', 'zoom'] },
  topics: ['nightclub', 'dj', 'gaming', 'esports', 'arcade', 'synth', 'nightlife', 'concert'],
};
