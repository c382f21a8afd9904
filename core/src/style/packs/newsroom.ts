import { fonts, palette } from '../pack-parts.js';
import type { StylePack } from '../style-pack.js';

export const newsroom: StylePack = {
  id: 'newsroom',
  name: 'Newsroom',
  vibe: 'A studio on air: a globe that turns, a red tab over each claim, a strip that runs at the foot.',
  palette: palette(
    ['#f8f9fa', '#e9ecef', '#1c2024', '#60646c', '#c92a2a', '#ffffff'],
    ['#228be6', '#343a40', '#e67700', '#1098ad'],
    '#2b8a3e',
    '#c92a2a',
  ),
  fonts: fonts('Archivo', 'Inter'),
  mood: 'serious',
  captionSkin: 'broadcast',
  called: ['newsroom', 'news', 'broadcast', 'news studio', 'breaking news', 'tv news'],
  transitions: { same: ['push'], fresh: ['slats', 'wipe', 'diagonal'] },
  topics: ['breaking', 'headline', 'election', 'press', 'bulletin', 'newscast', 'reporter', 'parliament'],
};
