import { fonts, palette } from '../pack-parts.js';
import type { StylePack } from '../style-pack.js';

export const cinematicDark: StylePack = {
  id: 'cinematic-dark',
  name: 'Cinematic dark',
  vibe: 'A dark theatre: letterbox bars, a beam of the projector, dust in its light, capitals of a title card.',
  palette: palette(
    ['#111113', '#212225', '#eeeeec', '#b5b3ad', '#ffca16', '#111113'],
    ['#99e9f2', '#12b886', '#4dabf7', '#ffa94d'],
    '#69db7c',
    '#ff8787',
  ),
  fonts: fonts('Playfair Display', 'Inter'),
  mood: 'tense',
  captionSkin: 'subtitle',
  called: ['cinematic', 'cinema', 'cinematic dark', 'moody', 'dramatic', 'noir'],
  transitions: { same: ['fade'], fresh: ['light-sweep', 'doors', 'iris'] },
  topics: ['trailer', 'thriller', 'mystery', 'film', 'cinema', 'legend', 'expedition', 'documentary', 'war'],
};
