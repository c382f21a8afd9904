import { fonts, palette } from '../pack-parts.js';
import type { StylePack } from '../style-pack.js';

export const highContrast: StylePack = {
  id: 'high-contrast',
  name: 'High contrast',
  vibe: 'Black, white and one yellow, like a sign on a road: heavy letters, thick lines, nothing faint.',
  palette: palette(
    ['#000000', '#191919', '#ffffff', '#ffffff', '#ffd43b', '#000000'],
    ['#e3fafc', '#4dabf7', '#ff8787', '#7950f2'],
    '#69db7c',
    '#ff8787',
  ),
  fonts: fonts('Archivo', 'Inter'),
  mood: 'serious',
  captionSkin: 'boxed',
  called: ['high contrast', 'high-contrast', 'accessible', 'accessibility', 'signage', 'black and white', 'stark'],
  transitions: { same: ['slide'], fresh: ['wipe', 'doors'] },
  topics: ['accessibility', 'low vision', 'safety', 'emergency', 'warning', 'evacuation', 'public notice'],
};
