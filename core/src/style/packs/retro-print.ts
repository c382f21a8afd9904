import { fonts, palette } from '../pack-parts.js';
import type { StylePack } from '../style-pack.js';

export const retroPrint: StylePack = {
  id: 'retro-print',
  name: 'Retro print',
  vibe: 'A print shop of the seventies: striped arcs in three inks, halftone dots and register marks.',
  palette: palette(
    ['#f2f0e7', '#eae6db', '#3e332e', '#71624b', '#d13415', '#ffffff'],
    ['#099268', '#1098ad', '#5c7cfa', '#212529'],
    '#2b8a3e',
    '#c92a2a',
  ),
  fonts: fonts('Archivo', 'Archivo'),
  mood: 'warm',
  captionSkin: 'stacked',
  called: [
    'retro',
    'seventies',
    '70s',
    'retro print',
    'screen print',
    'risograph',
    'riso',
    'letterpress',
    'halftone',
    'vinyl',
  ],
  transitions: { same: ['push'], fresh: ['slats', 'diagonal', 'clock-hand'] },
  topics: ['vinyl', 'record shop', 'diner', 'vintage', 'anniversary', 'coffee roaster', 'road trip', 'jazz', 'brewery'],
};
